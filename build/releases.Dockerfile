# The releases of all areas. Build from the repository's folder: docker build -f build/releases.Dockerfile .
# The stage `release` builds and releases one area into the volume (docker compose run --rm release remote-member); the
# last one serves the volume, and has the first release of each area for a new volume.
# The manifest of every workspace: npm wants them all, also of those that are not installed. A stage of its own, so
# that the layer of `npm ci` is built again only when a manifest changes.
FROM node:24-bookworm-slim AS manifests
WORKDIR /portal
COPY . .
RUN mkdir /manifests && cp --parents package.json package-lock.json .npmrc */package.json /manifests/

FROM node:24-bookworm-slim AS release
WORKDIR /portal
RUN mkdir /releases && chown node:node /portal /releases
USER node
ENV RELEASES_TARGET=/releases/{area}
COPY --from=manifests --chown=node:node /manifests ./
RUN npm ci
COPY --chown=node:node . .
ENTRYPOINT ["node", "scripts/release.mjs"]
CMD ["--help"]

FROM release AS first
RUN node build/build.mjs remote-* && mkdir first && for area in remote-*; do mv $area/dist first/$area; done

FROM node:24-bookworm-slim
WORKDIR /portal
ENV NODE_ENV=production
COPY build/serve.mjs build/negotiation.mjs build/
COPY --from=first --chown=node:node /portal/first /releases
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/serve.mjs", "/releases", "--port", "8080"]
