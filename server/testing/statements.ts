import type { Data } from '@portal/shared/contract';
import { member, type TestMember } from './factories';
import { type Lab, order, services } from './orders';
import type { Answer, TestApp } from './testApp';

export interface Bills {
  /** Places an order of a service and takes it to its delivery. */
  delivered(who: TestMember, service?: string): Promise<Data<'auth/order/add'>>;
  /** Returns a new member with a delivered order and the statement that bills it. */
  billed(): Promise<Billed>;
  read(who: TestMember, rid: string): Promise<Data<'auth/assign/statement'>>;
  /** Returns the state of an order. */
  stateOf(who: TestMember, rid: string): Promise<Data<'auth/web/order/detail'>['state']>;
  confirm(who: TestMember, rid: string): Promise<Answer<'auth/assign/right'>>;
  dispute(who: TestMember, rid: string): Promise<Answer<'auth/assign/wrong'>>;
  /** Pays a part, or all of what is owed. */
  pay(who: TestMember, rid: string, amount_fen?: number): Promise<Answer<'auth/statement/pay'>>;
  /** Refunds an amount, or requests the agreement of a second person. */
  refund(code: string, amount_fen: number): Promise<Answer<'staff/statement/refund'>>;
}

export interface Billed {
  readonly who: TestMember;
  readonly rid: string;
  readonly code: string;
  readonly order_rid: string;
  readonly order_code: string;
  readonly total_fen: number;
}

/** Returns acts on statements, by a member or by the staff of `desk`. */
export function billing(t: TestApp, desk: Lab): Bills {
  const bills: Bills = {
    delivered: async (who, service = services.sampled) => {
      const placed = await order(t, who, service);
      await desk.deliver(placed.code);
      return placed;
    },
    billed: async () => {
      const who = await member(t.db);
      const { rid: order_rid, code: order_code } = await bills.delivered(who);
      const { rid, code } = await desk.bill(order_code);
      const { total_fen } = await bills.read(who, rid);
      return { who, rid, code, order_rid, order_code, total_fen };
    },
    read: async ({ token }, rid) => (await t.call('auth/assign/statement', { rid }, { token })).data,
    stateOf: async ({ token }, rid) => (await t.call('auth/web/order/detail', { rid }, { token })).data.state,
    confirm: ({ token }, rid) => t.call('auth/assign/right', { rid }, { token }),
    dispute: ({ token }, rid) => t.call('auth/assign/wrong', { rid, reason: '数量不对' }, { token }),
    pay: ({ token }, rid, amount_fen) =>
      t.call('auth/statement/pay', { rid, ...(amount_fen && { amount_fen }) }, { token }),
    refund: (code, amount_fen) =>
      t.call('staff/statement/refund', { code, amount_fen, reason: '重复计费' }, { token: desk.token }),
  };
  return bills;
}
