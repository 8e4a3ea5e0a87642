import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { accountKinds, transferKinds } from '@portal/shared/rules';

const root = join(__dirname, '../../../..');
const page = readFileSync(join(root, 'docs/money.md'), 'utf8');

/** Returns the rows of the table of docs/money.md whose first heading is `heading`, without backticks. */
function table(heading: string): string[][] {
  const [, ...lines] = page.slice(page.indexOf(`\n| ${heading} |`) + 1).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(1, end).map((line) =>
    line
      .replaceAll('`', '')
      .split(' | ')
      .map((cell) => cell.replace(/^\| | \|$/g, '')),
  );
}

const limit = (value: number | null): string => (value === null ? 'none' : `${value}`);

test('docs/money.md shows every account with its unit and limits', () => {
  expect(table('account').map((row) => row.slice(0, 5))).toEqual(
    Object.entries(accountKinds).map(([kind, { side, unit, floor, ceiling }]) => [
      kind,
      side === 'lab' ? 'the lab' : 'each owner',
      unit,
      kind === 'credit' ? '0, or minus the limit' : limit(floor),
      limit(ceiling),
    ]),
  );
});

test('docs/money.md shows every transfer with its debit and credit', () => {
  expect(table('transfer')).toEqual(
    Object.entries(transferKinds).map(([kind, { debit, credit, label }]) => [kind, debit, credit, label]),
  );
});

test('every test that docs/money.md names for a claim exists', () => {
  const folders = ['server/src', 'server/testing', 'shared/src'].map((name) => join(root, name));
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const known = new Set(files.map((file) => basename(file)));
  const named = table('claim').flatMap(([, tests = '']) => tests.match(/[\w.]+\.test\.ts/g) ?? []);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('a transfer stays within one unit', () => {
  for (const { debit, credit } of Object.values(transferKinds))
    expect(accountKinds[debit].unit).toBe(accountKinds[credit].unit);
});
