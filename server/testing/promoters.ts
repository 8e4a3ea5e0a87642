import { payeeConsent } from '@portal/shared/rules';
import { newRid } from '../src/db/rid';
import { findPromoter } from '../src/modules/promoter/promoter.repo';
import { refer } from '../src/modules/promoter/promoter.service';
import { rebateForOrder } from '../src/modules/rebate/rebate.order.service';
import { type member, newcomer, type TestMember } from './factories';
import type { Lab } from './orders';
import type { TestApp } from './testApp';

/** A bank account for withdrawals. */
export const payee = { name: '李同学', bank: '示例银行南京分行', account: '6222000000000000000' };

/** What is sent to save it, with the separate consent. */
export const agreedPayee = { ...payee, consent: payeeConsent.version };

/** Applies for a member. */
export const applyAsPromoter = (t: TestApp, { token }: TestMember) =>
  t.call('auth/promoter_apply/add', { channel: '课题组' }, { token });

/** Makes a member an approved promoter with a bank account, and returns what the promoter does. */
export async function promoter(t: TestApp, desk: Pick<Lab, 'token'>, who: TestMember) {
  const { token, rid } = who;
  await applyAsPromoter(t, who);
  await t.call('staff/promoter/approve', { account: who.phone }, { token: desk.token });
  await t.call('auth/promoter_rebate_withdraw/update4user', agreedPayee, { token });
  const code = (await t.db.read((tx) => findPromoter(tx, rid)))?.code ?? '';
  return {
    code,
    /** Adds a member of another institution who registered by the link. */
    async refer(given: Parameters<typeof member>[1] = {}): Promise<TestMember> {
      const referred = await newcomer(
        t.db,
        { name: '王小明', company: '示例理工大学', ...given },
        t.clock.now(),
      );
      const at = t.clock.now();
      await t.db.transaction((tx) => refer(tx, { code, user_rid: referred.rid, at }));
      return referred;
    },
    /** Lets a new referred member pay an order; returns the order's key. */
    async earn(paid_fen: number): Promise<string> {
      const { rid: user_rid } = await this.refer();
      const order_rid = newRid();
      const paid = { user_rid, order_rid, paid_fen };
      await t.db.transaction((tx) => rebateForOrder(tx, paid, t.clock.now()));
      return order_rid;
    },
    withdraw: (amount_fen: number) => t.call('auth/promoter_rebate_withdraw/add', { amount_fen }, { token }),
    promotion: async () => (await t.call('auth/myPromotion/init', {}, { token })).data,
  };
}
