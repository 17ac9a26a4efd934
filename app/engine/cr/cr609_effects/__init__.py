"""Effects of resolving abilities (CR 609–611), a file for each kind of thing that they do."""

from app.engine.cr.cr609_effects.carrying_out import carry_out as carry_out
