import type { Statement } from '@portal/shared/contract';
import { grouping } from '../clusters';
import { member } from '../factories';
import { invoicing, paidStatement } from '../invoices';
import { fund } from '../money';
import { order } from '../orders';
import { type Act, act, type Scene, tried, upload } from './scene';

const transferred = { amount_fen: 100_000, payer: '示例大学', paid_on: '2026-11-17' };

/** Asks for a code to the member's own phone, which proves that a group with money is handed over by its owner. */
async function ownCode({ t, who }: Scene): Promise<string> {
  await t.call('auth/user/code4proof', {}, { token: who.token });
  return /\d{6}/.exec(t.ports.lastSms(who.phone))?.[0] ?? '';
}

/** Acts on statements, balances and invoices. */
export function moneyActs(scene: Scene): Act[] {
  const { t, who, its, desk } = scene;
  const billed = async () => {
    const { code } = await order(t, who);
    await desk.deliver(code);
    return { rid: (await desk.bill(code)).rid };
  };
  /** A row of an act on several statements, with what is seen of it. */
  const seenOf = async <Seen>(
    { rid }: { readonly rid: string },
    see: (statement: Statement) => Seen,
  ): Promise<{ rid: string; seen: Seen }> => {
    const { data } = await t.call('auth/assign/statement', { rid }, { token: who.token });
    return { rid, seen: see(data) };
  };
  /** Reports a transfer, and returns what an edit of it starts from. */
  const reported = async () => {
    const input = { ...transferred, file_rid: await upload(scene), another: true };
    const { rid, etag } = (await t.call('auth/transferApply', input, { token: who.token })).data;
    return { rid, etag };
  };
  return [
    act('auth/assign/right', billed),
    act('auth/assign/rightMany', async () => ({
      rows: [await seenOf(await billed(), ({ total_fen, review_until }) => ({ total_fen, review_until }))],
    })),
    act('auth/statement/payMany', async () => {
      const found = await paidStatement(t, desk, who, 0);
      await fund(t.db, who, 1_000_000);
      return {
        rows: [await seenOf(found, ({ owed_fen, waiting_fen }) => ({ owed_fen, waiting_fen }))],
      };
    }),
    act('auth/assign/wrong', async () => ({ ...(await billed()), reason: '数量不对' })),
    act('auth/statement/pay', async () => {
      const { rid } = await paidStatement(t, desk, who, 0);
      await fund(t.db, who, 1_000_000);
      return { rid };
    }),
    act('auth/statement/pay', async () => {
      const groups = grouping(t);
      const joined = await groups.full({ approval_fen: 0 });
      await groups.join(joined.rid, joined.owner, who);
      await fund(t.db, joined.owner, 1_000_000);
      await groups.as(joined.owner, 'auth/cluster/deposit', { rid: joined.rid, amount_fen: 1_000_000 });
      const { rid } = await paidStatement(t, desk, who, 0);
      const payers = [{ cluster_rid: joined.rid, share: 10_000 }];
      return { rid, split: { by: 'percent', payers } };
    }),
    act('auth/cluster/show', async () => {
      const { as, ...groups } = grouping(t);
      const joined = await groups.full();
      await groups.join(joined.rid, joined.owner, who);
      await fund(t.db, joined.owner, 1_000_000);
      await as(joined.owner, 'auth/cluster/deposit', { rid: joined.rid, amount_fen: 1_000_000 });
      const { rid } = await paidStatement(t, desk, who, 0);
      const payers = [{ cluster_rid: joined.rid, share: 10_000 }];
      await as(who, 'auth/statement/pay', { rid, split: { by: 'percent', payers } });
      const { orders } = (await as(who, 'auth/assign/statement', { rid })).data;
      return { order_rid: orders[0]?.rid ?? '', cluster_rid: joined.rid, shown: true };
    }),
    act('auth/transferApply', async () => ({
      statement_rid: (await paidStatement(t, desk, who, 0)).rid,
      file_rid: await upload(scene),
      ...transferred,
      amount_fen: 5000,
    })),
    act('auth/transferApply/edit', async () => ({
      ...transferred,
      ...(await reported()),
      amount_fen: 6000,
    })),
    act('auth/transferApply/cancel', async () => ({ rid: (await reported()).rid })),
    act('auth/prestoreApply/edit', () => ({ ...transferred, rid: its.prestore_rid, amount_fen: 200_000 })),
    ...tried(scene, 'auth/prestoreApply/cancel rid'),
    act('auth/prestoreApply/add', async () => ({ ...transferred, file_rid: await upload(scene) })),
    ...tried(scene, 'auth/creditApply/operate rid'),
    act('auth/creditApply/operate', () => ({ op: 'apply', amount_fen: 2_000_000, reason: '集中测试' })),
    ...tried(scene, 'auth/invoiceApply/edit rid', 'auth/invoiceApply/cancel rid'),
    act('auth/invoiceApply/add', async () => {
      const { rid } = await paidStatement(t, desk, who);
      return { type: 1, invoice_rid: its.invoice_rid, parts: [{ statement_rid: rid, amount_fen: 100 }] };
    }),
    act('auth/invoiceApply/redLetter', async () => {
      const bill = await invoicing(t, desk, who);
      const { rid } = await paidStatement(t, desk, who);
      const asked = await bill.asked(rid, 100);
      await bill.issue(asked.code);
      return { rid: asked.rid, reason: '抬头有误' };
    }),
  ];
}

/** Acts on groups. */
export function groupActs(scene: Scene): Act[] {
  const { t, who, its } = scene;
  const groups = grouping(t);
  const rid = its.cluster_rid;
  /** Adds another member to the group. */
  const another = async () => {
    const person = await member(t.db);
    await groups.join(rid, who, person);
    return { rid, user_rid: person.rid };
  };
  /** Lets another member pay from the group, which waits for the owner. */
  const waiting = async () => {
    const person = await member(t.db);
    await groups.join(rid, who, person);
    const { data } = await t.call('auth/cluster/detail', { rid }, { token: who.token });
    const { name, etag } = data;
    await groups.as(who, 'auth/cluster/edit', { rid, name, approval_fen: 0, etag });
    const { rid: statement } = await paidStatement(t, scene.desk, person, 0);
    const payers = [{ cluster_rid: rid, share: 10_000 }];
    await groups.as(person, 'auth/statement/pay', { rid: statement, split: { by: 'percent', payers } });
    const approvals = await t.call('auth/cluster/approvals', { rid }, { token: who.token });
    return { rid: approvals.data.list.find(({ amount_fen }) => amount_fen > 1)?.rid ?? '' };
  };
  return [
    act('auth/cluster/add', () => ({ name: '第二课题组' })),
    act('auth/cluster/edit', () => ({ rid, name: '改名课题组' })),
    ...tried(scene, 'auth/cluster/agree rid'),
    act('auth/cluster/add4user', async () => ({ rid, phone: (await member(t.db)).phone })),
    act('auth/cluster/role', async () => ({ ...(await another()), role: 'manager' })),
    act('auth/cluster/limit', async () => ({ ...(await another()), limit_fen: 100 })),
    act('auth/cluster/budget', () => ({ rid, user_rid: who.rid, amount_fen: 1 })),
    act('auth/cluster/delete4user', another),
    act('auth/cluster/deposit', async () => {
      await fund(t.db, who, 2_000_000);
      return { rid, amount_fen: 2_000_000 };
    }),
    act('auth/cluster/withdraw', () => ({ rid, account: 'cash', amount_fen: 1 })),
    act('auth/cluster/approve', waiting),
    act('auth/cluster/decline', waiting),
    act('auth/cluster/apply', async () => ({ rid: (await groups.add(await member(t.db))).rid })),
    act('auth/cluster/cancel', async () => ({ rid: (await groups.requests(who))[0]?.rid ?? '' })),
    act('auth/cluster/leave', async () => {
      const { rid: joined, owner } = await groups.full();
      await groups.join(joined, owner, who);
      return { rid: joined };
    }),
    act('auth/cluster/transfer', async () => ({ ...(await another()), code: await ownCode(scene) })),
    act('auth/cluster/del', async () => ({ rid: (await groups.add(who)).rid })),
  ];
}
