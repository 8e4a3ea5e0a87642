import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { baseImages, buildImage } from './images.mjs';
import { root } from './stale.mjs';

/** Replaces the record of built images, so that a test neither reads nor changes the checkout's. */
const mockState = { fresh: false, done: jest.fn() };
jest.mock('./stale.mjs', () => ({ ...jest.requireActual('./stale.mjs'), freshness: () => mockState }));

const [base] = baseImages(readFileSync(join(root, 'server/Dockerfile'), 'utf8'));

test('the base images of a Dockerfile are those that none of its stages makes', () => {
  const text = `FROM node:20-bookworm-slim AS build
RUN npm ci
FROM build AS bundle
FROM node:20-bookworm-slim
COPY --from=bundle /portal/dist dist
FROM debian:bookworm-slim`;
  expect(baseImages(text)).toEqual(['node:20-bookworm-slim', 'debian:bookworm-slim']);
});

describe('an image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-engine-'));
  const log = join(folder, 'calls');
  const path = process.env.PATH;
  const calls = () => readFileSync(log, 'utf8').trim().split('\n');

  /** Puts an engine on the PATH that logs its arguments and exits with `code` when it is asked for an image. */
  function engine(command, code) {
    const file = join(folder, command);
    writeFileSync(
      file,
      `#!/bin/sh\necho "${command} $*" >> ${log}\ncase "$*" in *inspect*) exit ${code};; esac\n`,
    );
    chmodSync(file, 0o755);
  }

  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeFileSync(log, '');
    process.env.PATH = [folder, '/usr/bin', '/bin'].join(delimiter);
    mockState.fresh = false;
    mockState.done.mockClear();
  });

  afterAll(() => {
    process.env.PATH = path;
    rmSync(folder, { recursive: true, force: true });
  });

  test('is built by an engine that has the base image', async () => {
    engine('buildah', 0);
    expect(await buildImage('api')).toEqual({ passed: 1 });
    expect(calls()).toEqual([
      `buildah inspect --type image ${base}`,
      'buildah build --layers --pull-never --format docker -f server/Dockerfile -t portal-api .',
    ]);
    expect(mockState.done).toHaveBeenCalledTimes(1);
  });

  test('of a remote is built by its name, and by docker when buildah lacks the base image', async () => {
    engine('buildah', 1);
    engine('docker', 0);
    expect(await buildImage('remote-auth')).toEqual({ passed: 1 });
    expect(calls()).toContain(
      'docker build -f build/remote.Dockerfile -t portal-remote-auth --build-arg REMOTE=remote-auth .',
    );
  });

  test('is not built again while its inputs are the same', async () => {
    engine('buildah', 0);
    mockState.fresh = true;
    expect(await buildImage('shell')).toEqual({ passed: 1 });
    expect(calls()).toEqual([`buildah inspect --type image ${base}`]);
  });

  test('is not recorded as built when the build fails', async () => {
    engine('buildah', 0);
    writeFileSync(
      join(folder, 'buildah'),
      '#!/bin/sh\ncase "$*" in *inspect*) exit 0;; esac\necho no space left\nexit 1\n',
    );
    await expect(buildImage('api')).rejects.toThrow('no space left');
    expect(mockState.done).not.toHaveBeenCalled();
  });

  test('is skipped where no engine has the base image', async () => {
    engine('buildah', 1);
    expect(await buildImage('api')).toEqual({ skipped: 1 });
    expect(calls()).toEqual([`buildah inspect --type image ${base}`]);
  });
});
