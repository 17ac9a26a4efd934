"""The days on which the rules changed, as far as editions differ by them.

Each is the first day of the new rules, YYYY-MM-DD, for `@rule(..., since=…, until=…)`.
"""

# Combat damage no longer waits on the stack and blockers have an order; mana burn is gone and pools
# empty with each step; lifelink and deathtouch are no triggered abilities any more.
NO_DAMAGE_ON_THE_STACK = "2009-07-11"
# Any damage from a source with deathtouch counts as lethal as damage is assigned.
DEATHTOUCH_IS_LETHAL = "2010-07-16"
# The legend rule and the planeswalker uniqueness rule look at each player's permanents apart.
LEGENDS_BY_PLAYER = "2013-07-13"
# Planeswalkers are legendary, and no rule of their own keeps them apart.
PLANESWALKERS_ARE_LEGENDARY = "2017-09-29"
# Damage to a player is no longer moved to a planeswalker of theirs.
NO_REDIRECTION_TO_PLANESWALKERS = "2018-04-27"
# Combat damage is divided freely among blockers.
NO_ASSIGNMENT_ORDER = "2024-11-08"
