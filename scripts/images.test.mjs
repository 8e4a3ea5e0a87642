import { baseImages } from './images.mjs';

test('the base images of a Dockerfile are those that none of its stages makes', () => {
  const text = `FROM node:20-bookworm-slim AS build
RUN npm ci
FROM build AS bundle
FROM node:20-bookworm-slim
COPY --from=bundle /portal/dist dist
FROM debian:bookworm-slim`;
  expect(baseImages(text)).toEqual(['node:20-bookworm-slim', 'debian:bookworm-slim']);
});
