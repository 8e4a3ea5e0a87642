import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/stale.mjs';

const folder = join(root, 'deploy/systemd');
const textOf = (name) => readFileSync(join(folder, name), 'utf8');
const wordsOf = (name) => /^ExecStart=(.*)$/m.exec(textOf(name))[1].split(' ');
const commandOf = (file) => JSON.parse(/^CMD (\[.*\])$/m.exec(readFileSync(join(root, file), 'utf8'))[1]);

test.each([
  ['portal-api.service', 'server/Dockerfile'],
  ['portal-gateway.service', 'shell/Dockerfile'],
])('%s runs what the image runs', (unit, image) => {
  const [node, ...words] = wordsOf(unit);
  expect([node, ...words]).toEqual(['/usr/bin/node', ...commandOf(image).slice(1)]);
});

test('the backup is started as its unit says, and asks for its variables', () => {
  const [program, ...words] = wordsOf('portal-backup.service');
  const { status, stderr } = spawnSync(program, words, { cwd: root, env: {}, encoding: 'utf8' });
  // Shells differ in the code of a missing variable.
  expect([status !== 0, stderr]).toEqual([true, expect.stringContaining('DATABASE_URL is missing')]);
});

test('the trial order is started as its unit says, and asks for its variables', () => {
  const [, ...words] = wordsOf('portal-order-check.service');
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: root, env: {}, encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, expect.stringContaining('CHECK_URL')]);
});

for (const [unit, built, missing] of [
  ['portal-api.service', 'server/dist/server.mjs', 'DATABASE_URL'],
  ['portal-gateway.service', 'shell/dist/gateway.mjs', 'API_URL'],
]) {
  const isBuilt = existsSync(join(root, built));
  const name = `${unit} is started as it says, and asks for its variables`;
  (isBuilt ? test : test.skip)(isBuilt ? name : `${name} (${built} is not built)`, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-unit-'));
    const [, ...words] = wordsOf(unit);
    const env = { PORTAL_MODE: 'production', DATA_DIR: dataDir };
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
    rmSync(dataDir, { recursive: true });
    expect([status, stderr]).toEqual([1, expect.stringContaining(missing)]);
  });
}

test('every unit has its place in the docs', () => {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  expect(readdirSync(folder).filter((name) => !page.includes(name))).toEqual([]);
});
