import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecretFiles } from './secretFiles.mjs';

test('a secret is read from its file unless the variable has a value; an empty file is an unset variable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
  const file = (name, text) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const env = {
    ONE_FILE: file('one', 'p a$s#\n'),
    TWO: 'own',
    TWO_FILE: file('two', 'other'),
    THREE: '',
    THREE_FILE: file('three', '\n'),
    FOUR_FILE: file('four', 'not asked for'),
  };
  readSecretFiles(['ONE', 'TWO', 'THREE'], env);
  expect([env.ONE, env.TWO, env.THREE, env.FOUR]).toEqual(['p a$s#', 'own', '', undefined]);
  rmSync(folder, { recursive: true });
});
