import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { run, say } from '../../scripts/run.mjs';
import { root } from '../../scripts/stale.mjs';
import { logIn } from '../bench/portal.mjs';
import { startApi } from './apiProcess.mjs';

/** The oldest major version of Node that works, and the one of the images. */
const majors = [20, 24];

/** The majors that the server's tests are run on by another Node than this one: `node20` or `node24`. */
export const otherNodes = majors.filter((major) => !process.versions.node.startsWith(`${major}.`));

/** Installs the newest Node of a major version, and `packages`, from the npm registry into a new folder; returns the program. */
export async function installNode(folder, major, packages = []) {
  const { platform, arch } = process;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const wanted = [`${name}@${major}`, ...packages];
  const options = ['--ignore-scripts', '--no-save', '--prefer-offline', '--prefix', folder];
  await mkdir(folder, { recursive: true });
  await run('npm', ['install', ...options, ...wanted]);
  return join(folder, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/** Runs the server's tests on another major version of Node; says why when it can't be had. */
export const testOnNode = (major, files = []) =>
  onNode(major, async (node) => {
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const chosen = files.length > 0 ? ['--runTestsByPath', ...files] : [];
    // Programs that tests start by their name must be this version too.
    const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
    await run(node, [jest, '--silent', '--selectProjects', 'server', ...chosen], {
      show: true,
      env: { PATH },
    });
  });

/** Starts the built API on another major version of Node, asks it and stops it. Its tests may run beside this. */
export const startOnNode = (major) =>
  onNode(major, async (node, folder) => {
    const env = { API_PORT: '0', DATA_DIR: join(folder, 'data'), DRAIN_TIME: '0', LOG_LEVEL: 'error' };
    const api = startApi(env, node);
    try {
      await logIn(await api.listens);
      api.child.kill('SIGTERM');
      const code = await api.ended;
      if (code !== 0) throw new Error(`the API ended with ${code}`);
    } finally {
      api.child.kill('SIGKILL');
    }
  });

async function onNode(major, work) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-node-'));
  try {
    const node = await installNode(folder, major).catch((error) => say(error.message.split('\n')[0]));
    if (node === undefined) return say(`跳过 Node ${major}：无法从 npm 取得`);
    await work(node, folder);
    say(`${(await run(node, ['--version'])).trim()} 通过`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
