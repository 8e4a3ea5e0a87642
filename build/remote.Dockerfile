# One remote in a container of its own. Build from the repository's folder:
# docker build -f build/remote.Dockerfile --build-arg REMOTE=remote-member .
# The manifest of every workspace: npm wants them all, also of those that are not installed. A stage of its own, so
# that the layer of `npm ci` is built again only when a manifest changes.
FROM node:24-bookworm-slim AS manifests
WORKDIR /portal
COPY . .
RUN mkdir /manifests && cp --parents package.json package-lock.json .npmrc */package.json /manifests/

FROM node:24-bookworm-slim AS build
ARG REMOTE
WORKDIR /portal
COPY --from=manifests /manifests ./
RUN npm ci --workspace @portal/${REMOTE} --workspace @portal/build --workspace @portal/shared
COPY tsconfig.base.json .browserslistrc ./
COPY shared shared
COPY build build
COPY ${REMOTE} ${REMOTE}
RUN node build/build.mjs ${REMOTE}

FROM node:24-bookworm-slim
ARG REMOTE
WORKDIR /portal
ENV NODE_ENV=production
COPY build/serve.mjs build/negotiation.mjs build/
COPY --from=build /portal/${REMOTE}/dist dist
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/serve.mjs", "dist", "--port", "8080"]
