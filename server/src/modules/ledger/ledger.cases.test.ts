import { freshPglite } from '../../../testing/database';
import { ledgerCases } from '../../../testing/ledger/cases';
import { Row } from '../../../testing/ledger/row';
import type { Db } from '../../db/client';

let db: Db;
beforeAll(async () => {
  db = await freshPglite();
});
afterAll(() => db.close());

let counter = 0;

test('there are enough cases', () => {
  const rows = Object.values(ledgerCases).flat();
  expect(new Set(rows.map(([, row]) => row)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(120);
});

describe.each(Object.entries(ledgerCases))('%s', (_subject, rows) => {
  test.each(rows)('%s: %s', (_title, row) => new Row(db, `case${++counter}-`).run(row));
});
