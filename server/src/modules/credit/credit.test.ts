import type { Organization } from '@portal/shared/rules';
import { member, newcomer } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { labOwner, type Owner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';
import { findUser } from '../user/user.repo';
import { openCredit, readCredit, setCreditLimit } from './credit.service';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const read = (rid: string) =>
  t.db.read(async (tx) => {
    const user = await findUser(tx, rid);
    if (!user) throw new Error('no such member');
    return readCredit(tx, user);
  });
const open = (rid: string, organization: Organization | null) =>
  t.db.transaction((tx) => openCredit(tx, { rid, organization }));
const limit = (rid: string, fen: number) =>
  t.db.transaction((tx) => setCreditLimit(tx, { kind: 'member', rid }, fen));
const hold = (rid: string, amount: number) => {
  const owner: Owner = { kind: 'member', rid };
  return t.db.transaction((tx) =>
    transfer(
      tx,
      [
        {
          ...{ id: `test:${rid}:${amount}`, kind: 'order_on_credit', debit: owner, credit: labOwner, amount },
          ...{ cause: { kind: 'test', rid }, pending: { expires: null } },
        },
      ],
      t.clock.now(),
    ),
  );
};

test('an academic member has the default limit, before and after the account is opened', async () => {
  const { rid } = await member(t.db);
  const fresh = { limit_fen: 500_000, used_fen: 0, reserved_fen: 0, free_fen: 500_000 };
  expect(await read(rid)).toEqual(fresh);
  await open(rid, 3);
  expect(await read(rid)).toEqual(fresh);
  await hold(rid, 120_000);
  expect(await read(rid)).toEqual({ ...fresh, reserved_fen: 120_000, free_fen: 380_000 });
});

test('enterprises and members without certification have no credit', async () => {
  const none = { limit_fen: 0, used_fen: 0, reserved_fen: 0, free_fen: 0 };
  const enterprise = await member(t.db, { organization: 2 });
  await open(enterprise.rid, 2);
  expect(await read(enterprise.rid)).toEqual(none);
  const { rid } = await newcomer(t.db);
  await open(rid, null);
  expect(await read(rid)).toEqual(none);
  // Opened only after the certification, with the default limit.
  await open(rid, 0);
  expect((await read(rid)).limit_fen).toBe(500_000);
});

test('opening again does not change a limit that staff set, not even one of zero', async () => {
  const { rid } = await member(t.db);
  await limit(rid, 0);
  await open(rid, 3);
  expect((await read(rid)).limit_fen).toBe(0);
});

test('below what is used a lowered limit leaves nothing free', async () => {
  const { rid } = await member(t.db);
  await limit(rid, 100_000);
  await hold(rid, 60_000);
  await limit(rid, 50_000);
  expect(await read(rid)).toEqual({
    limit_fen: 50_000,
    used_fen: 0,
    reserved_fen: 60_000,
    free_fen: 0,
  });
});
