# syntax=docker/dockerfile:1
# The card data are fetched and imported while the image is built: the container needs no network.

FROM python:3.13-slim AS build
WORKDIR /floorjudge
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
RUN python -m venv /venv
ENV PATH=/venv/bin:$PATH FLOORJUDGE_CARDS=/floorjudge/data/cards.sqlite
COPY requirements/run.txt requirements/
RUN pip install --require-hashes --no-deps --only-binary=:all: --requirement requirements/run.txt
COPY scripts scripts
RUN python -m scripts.fetch_htmx static/vendor/htmx.min.js
COPY app app
COPY templates templates
COPY static static
# The built-in cards serve where the card data can't be had.
RUN python -m scripts.fetch_corpus && rm -f data/oracle_corpus.json

FROM python:3.13-slim
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    FLOORJUDGE_CARDS=/floorjudge/data/cards.sqlite FLOORJUDGE_SAVED=/saved/saved.sqlite
WORKDIR /floorjudge
RUN useradd --system --home-dir /floorjudge --shell /usr/sbin/nologin judge \
    && install --directory --owner=judge /saved
COPY --from=build /venv /venv
COPY --from=build /floorjudge /floorjudge
USER judge
VOLUME /saved
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
CMD ["python", "-m", "app.cli", "serve", "--host", "0.0.0.0", "--port", "8000"]
