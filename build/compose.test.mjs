import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/stale.mjs';
import { merged, secretsOf, services, composeText as text } from './composeFile.mjs';

const networksOf = (name) =>
  merged(services[name])
    .match(/networks: \[([^\]]*)\]/)?.[1]
    .split(', ') ?? [];
const remotes = Object.keys(services).filter((name) => name.startsWith('remote-'));

test('a remote reaches only the gateway, and only the API and the backups reach the database', () => {
  expect(remotes.length).toBeGreaterThan(3);
  for (const remote of ['releases', ...remotes])
    expect([remote, networksOf(remote)]).toEqual([remote, ['remotes']]);
  const inDatabase = Object.keys(services).filter((name) => networksOf(name).includes('database'));
  expect(inDatabase.sort()).toEqual(['api', 'backup', 'postgres', 'restore']);
  expect(text).toMatch(/^ {2}remotes: \{ internal: true \}$/m);
  expect(text).toMatch(/^ {2}database: \{ internal: true \}$/m);
});

test('each process of ours is read-only, limited, without rights, and rotates its log', () => {
  for (const name of ['api', 'shell', 'staff', 'releases', ...remotes]) {
    const service = merged(services[name]);
    for (const part of [
      'read_only: true',
      'cap_drop: [ALL]',
      'init: true',
      'logging: *logging',
      'mem_limit:',
    ])
      expect([name, part, service.includes(part)]).toEqual([name, part, true]);
  }
});

test('no password stands in a URL, where some characters would have to be escaped', () => {
  expect(text).not.toMatch(/:\/\/[^\s"]*\$\{/);
});

describe('a secret', () => {
  const named = [
    ...text
      .split(/^secrets:\n/m)[1]
      .matchAll(/^ {2}(\w+): \{ file: "\$\{SECRETS_DIR:-\.\/secrets\}\/(\w+)" \}$/gm),
  ];
  const secrets = named.map(([, name]) => name);

  test('is a file: no variable of a service is a password, a secret or a token', () => {
    expect(secrets.length).toBeGreaterThan(8);
    expect(named.filter(([, name, file]) => name !== file)).toEqual([]);
    const variables = [...text.matchAll(/^ +([A-Z]\w*(?:PASSWORD|SECRET|TOKEN|KEY)): /gm)];
    expect(variables.map(([, name]) => name)).toEqual([]);
  });

  test('is given to the services that read its file, and to no other', () => {
    for (const name of Object.keys(services)) {
      const read = [...merged(services[name]).matchAll(/_FILE: \/run\/secrets\/(\w+)$/gm)].map(
        ([, file]) => file,
      );
      expect([name, [...new Set(secretsOf(name))].sort()]).toEqual([name, [...new Set(read)].sort()]);
    }
  });

  test.each(['linux', 'darwin'].includes(process.platform) ? ['deploy/secrets.sh'] : [])(
    'is made by %s, at random where the portal needs it, and stays when it is there',
    (script) => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
      const make = () =>
        execFileSync('sh', [join(root, script)], { env: { ...process.env, SECRETS_DIR: folder } });
      const content = (name) => readFileSync(join(folder, name), 'utf8');
      make();
      expect(secrets.map(content).filter((value) => /^[0-9a-f]{64}$/.test(value))).toHaveLength(4);
      expect(content('staff_login_password')).toBe(content('staff_password'));
      expect(content('portal_secret')).not.toBe(content('postgres_password'));
      writeFileSync(join(folder, 'ops_token'), 'a token of the operators');
      const before = secrets.map(content);
      make();
      expect(secrets.map(content)).toEqual(before);
      rmSync(folder, { recursive: true });
    },
  );
});

test('only the gateway has a port', () => {
  const open = Object.keys(services).filter((name) => /^ +ports:/m.test(merged(services[name])));
  expect(open).toEqual(['shell']);
});

test('the gateway reads the volume of releases, which only the command that releases can change', () => {
  expect(services.shell).toContain('REMOTES_BASE: http://releases:8080/{area}\n');
  expect(services.releases).toContain('volumes: ["releases:/releases:ro"]');
  expect(services.release).toContain('volumes: ["releases:/releases"]');
  expect(networksOf('release')).toEqual(['release']);
  const besides = Object.keys(services).filter((name) => networksOf(name).includes('release'));
  expect(besides).toEqual(['release']);
  const others = Object.keys(services).filter((name) => !['releases', 'release'].includes(name));
  expect(others.filter((name) => merged(services[name]).includes('releases:/'))).toEqual([]);
});

test('a server for one area alone, and the command that releases, start only when they are asked for', () => {
  for (const name of ['release', ...remotes])
    expect([name, services[name].includes(`profiles: [${name}]`)]).toEqual([name, true]);
});

test('images get nothing that Git ignores: what a checkout has built must not meet what an image builds', () => {
  const linesOf = (file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/^\*\*\//, '').replace(/\/$/, ''));
  expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(linesOf('.gitignore')));
});
