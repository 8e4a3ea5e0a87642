import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const root = join(__dirname, '../..');
const folder = join(__dirname, 'migrations');
const sqlFiles = (of: string) => readdirSync(of).filter((name) => name.endsWith('.sql'));

test('the migrations make the schema of the tables (else: npm run db:generate -w server -- what_changes)', () => {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const kit = join(dirname(require.resolve('drizzle-kit')), 'bin.cjs');
    const schema = ['--dialect', 'postgresql', '--schema', 'src/schema.ts'];
    execFileSync(process.execPath, [kit, 'generate', ...schema, '--out', relative(root, copy)], {
      cwd: root,
    });
    expect(sqlFiles(copy)).toEqual(sqlFiles(folder));
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 60_000);

test('each migration is numbered and named by its content', () => {
  expect(sqlFiles(folder)[0]).toBe('0000_first_schema.sql');
  sqlFiles(folder).forEach((name, index) => {
    expect(name).toMatch(new RegExp(`^${String(index).padStart(4, '0')}_[a-z]+(_[a-z]+)+\\.sql$`));
  });
});
