/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contract, errorIds, errors, type RefusalId, reasons, refusalsOf } from '.';

test('a call can give the refusals of its kind and its own', () => {
  expect(refusalsOf(contract['open/login'])).toContain('login_failed');
  expect(refusalsOf(contract['open/login'])).not.toContain('token_missing');
  expect(refusalsOf(contract['auth/order/add'])).toEqual(
    expect.arrayContaining(['internal', 'token_invalid', 'idempotency_mismatch', 'plan_changed']),
  );
  expect(refusalsOf(contract['staff/order/file'])).toEqual(
    expect.arrayContaining(['forbidden', 'file_missing', 'order_act_refused']),
  );
});

test('no call names a refusal twice or one of its kind', () => {
  for (const [path, endpoint] of Object.entries(contract)) {
    const ids = refusalsOf(endpoint);
    expect([path, ids]).toEqual([path, [...new Set(ids)]]);
  }
});

// A spread in error.ts would silently replace the first of two equal names.
test('no id and no reason is in two of the files by subject', () => {
  const folder = join(__dirname, 'error');
  const names = readdirSync(folder).flatMap((file) => {
    const maps: Record<string, object> = require(join(folder, file));
    return Object.entries(maps).flatMap(([name, map]) =>
      /(Errors|Reasons)$/.test(name) ? Object.keys(map) : [],
    );
  });
  expect(names.sort()).toEqual([...errorIds, ...Object.keys(reasons)].sort());
});

test('the types contain the same ids', () => {
  const own: RefusalId<'auth/order/add'>[] = ['plan_changed', 'idempotency_in_flight', 'token_missing'];
  // @ts-expect-error a call of members that is not theirs to be forbidden
  const foreign: RefusalId<'auth/order/add'> = 'forbidden';
  // @ts-expect-error an open call needs no token
  const open: RefusalId<'open/login'> = 'token_missing';
  expect(refusalsOf(contract['auth/order/add'])).toEqual(expect.arrayContaining(own));
  expect(refusalsOf(contract['auth/order/add'])).not.toContain(foreign);
  expect(refusalsOf(contract['open/login'])).not.toContain(open);
});

test('a refusal at a limit names the number', () => {
  // These two are always sent with a reason that names it.
  const exact = ['cluster_limit', 'reservation_limit'];
  const limits = errorIds.filter((id) => id.endsWith('_limit') && !exact.includes(id));
  expect(limits.length).toBeGreaterThan(8);
  expect(limits.filter((id) => !/\d/.test(errors[id].msg))).toEqual([]);
});
