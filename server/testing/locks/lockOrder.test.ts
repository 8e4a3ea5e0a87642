import { watchLocks } from './lockOrder';

const lock = (table: string, key: string) =>
  [`select "rid" from "${table}" where "${table}"."rid" = $1 for no key update`, [key]] as const;

function transaction(...statements: readonly (readonly [string, readonly unknown[]])[]): () => void {
  const { logQuery } = watchLocks();
  return () => {
    for (const [query, params] of statements) logQuery(query, [...params]);
  };
}

test('rows are locked in the order of docs/modules.md', () => {
  expect(transaction(lock('orders', 'o'), lock('sample', 's'))).not.toThrow();
  expect(transaction(lock('sample', 's'), lock('orders', 'o'))).toThrow(
    'rows of orders are locked after rows of sample',
  );
});

test('changes lock rows as SELECT … FOR does, and a table without a place is named', () => {
  const change = ['update "orders" set "state" = $1 where "orders"."rid" = $2', ['paid', 'o']] as const;
  const remove = ['delete from "orders" where "orders"."rid" in ($1, $2)', ['o', 'p']] as const;
  const upsert = [
    'insert into "orders" ("rid") values ($1) on conflict ("rid") do update set "rid" = $1',
    ['o'],
  ] as const;
  for (const late of [change, remove, upsert])
    expect(transaction(lock('sample', 's'), late)).toThrow('orders');
  expect(transaction(lock('nothing', 'n'))).not.toThrow();
  expect(transaction(lock('nothing', 'n'), lock('sample', 's'))).toThrow('no place for nothing');
});

test('rows that the transaction holds or has inserted, and locks that do not wait, may come at any time', () => {
  const again = ['update "orders" set "state" = $1 where "orders"."rid" = $2', ['paid', 'o']] as const;
  expect(transaction(lock('orders', 'o'), lock('sample', 's'), again)).not.toThrow();
  const insert = ['insert into "orders" ("rid", "code") values ($1, $2)', ['o', 'D1']] as const;
  expect(transaction(insert, lock('sample', 's'), again)).not.toThrow();
  const [query, params] = lock('orders', 'o');
  expect(transaction(lock('sample', 's'), [`${query} skip locked`, params], again)).not.toThrow();
});

test('accounts are locked by their kinds', () => {
  const accounts = (...rids: string[]) =>
    [
      `select "rid" from "ledger_account" where "ledger_account"."rid" in (${rids.map((_, i) => `$${i + 1}`).join(', ')}) for no key update`,
      rids,
    ] as const;
  expect(
    transaction(accounts('lab:revenue', 'member:a:cash'), accounts('lab:points_given', 'member:a:points')),
  ).not.toThrow();
  expect(transaction(accounts('lab:bank', 'member:a:cash'), accounts('member:a:points'))).toThrow(
    'member:a:points',
  );
  expect(
    transaction(accounts('member:a:cash'), accounts('lab:bank'), accounts('member:a:cash')),
  ).not.toThrow();
});
