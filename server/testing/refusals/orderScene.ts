import type { StatementState } from '@portal/shared/rules';
import { openCredit } from '../../src/modules/credit/credit.service';
import { close } from '../../src/modules/ledger/ledger.service';
import { member, type TestMember } from '../factories';
import { fund } from '../money';
import { order, services } from '../orders';
import { actAs, call, desk, pdf, t, upload, who, work } from './scene';

/**
 * Places an order of the member that is in this state. `placed` is a new order with a sample, whose state depends on who
 * orders; `submitted` is one without, which waits for its plan.
 */
export const orderIn = async (state: 'placed' | 'submitted' | 'confirmed' | 'cancelled') => {
  const placed = await order(t, who, state === 'submitted' ? services.analysis : services.sampled);
  if (state === 'confirmed') await desk.acts(placed.code, 'confirm');
  if (state === 'cancelled') await call('auth/order/cancel', { rid: placed.rid, reason: '不做了' });
  return placed;
};

/** Returns the code of an enterprise's order whose agreement is signed. */
export const agreedOrder = async (): Promise<string> => {
  actAs(await member(t.db, { organization: 2 }, t.clock.now()));
  const { rid, code } = await orderIn('confirmed');
  await call('auth/order/updateProtocolFile', { rid, file_rid: await upload(pdf) });
  return code;
};

/** Returns the code of a delivered order. */
export const delivered = async (): Promise<string> => {
  const { code } = await order(t, who);
  await desk.deliver(code);
  return code;
};

/** Bills a delivered order by a statement that is in this state. */
export const statementIn = async (state: StatementState) => {
  const code = await delivered();
  const { rid, code: statement } = await desk.bill(code);
  if (state === 'disputed') await call('auth/assign/wrong', { rid, reason: '数量' });
  if (state === 'unpaid' || state === 'paid') await call('auth/assign/right', { rid });
  if (state === 'paid') {
    await fund(t.db, who, 100_000);
    await call('auth/statement/pay', { rid });
  }
  return { rid, code: statement, order: code };
};

export const refund = (code: string, amount_fen: number) =>
  work('staff/statement/refund', { code, amount_fen, reason: '重复' });

/** Closes an account of the ledger; one of credit has the default limit. */
export const closeAccount = (owner: TestMember, kind: 'cash' | 'credit') =>
  t.db.transaction(async (tx) => {
    await openCredit(tx, { rid: owner.rid, organization: 3 });
    await close(tx, { owner: { kind: 'member', rid: owner.rid }, kind }, t.clock.now());
  });
