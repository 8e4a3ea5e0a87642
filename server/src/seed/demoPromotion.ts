import { payeeConsent } from '@portal/shared/rules';
import type { Tx } from '../db/client';
import { newRid } from '../db/rid';
import type { Deps } from '../deps';
import type { StaffAct } from '../kit/module';
import { hashPassword } from '../kit/password';
import { addAddress } from '../modules/address/address.service';
import { markOldRead } from '../modules/message/message.repo';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { apply, refer } from '../modules/promoter/promoter.service';
import { approve } from '../modules/promoter/promoter.staff.service';
import type { WithdrawalRow } from '../modules/rebate/withdrawal.repo';
import { addWithdrawal, cancelWithdrawal, savePayee } from '../modules/rebate/withdrawal.service';
import { payWithdrawal, refuseWithdrawal } from '../modules/rebate/withdrawal.staff.service';
import { findByAccount, insertUser } from '../modules/user/user.repo';
import { demoMember } from './demoMember';
import { makeDemoOrder } from './demoOrder';
import { paidOrder } from './demoOrderSeed';
import { demoAddress } from './demoPerson';
import { makeDemoPrestore } from './demoPrestore';
import { seedOnce } from './seed';

const dayMs = 24 * 3600 * 1000;
const user_rid = demoMember.rid;
const payee = {
  name: '演示用户',
  bank: '示例银行北京海淀支行',
  account: '6222000000000000000',
  consent: payeeConsent.version,
};

type Making = Pick<Deps, 'ports' | 'now'>;

/** A member who registered by the demo member's link: when, and the paid order that earned a rebate. */
interface Referred {
  readonly rid: string;
  readonly name: string;
  readonly daysAgo: number;
  readonly samples: number;
}

const referred: readonly Referred[] = [
  { rid: 'demo-referred-1', name: '陈一鸣', daysAgo: 170, samples: 18 },
  { rid: 'demo-referred-2', name: '赵安然', daysAgo: 60, samples: 16 },
];

/** A withdrawal, and what came of it a day later; it waits without an act. */
interface DemoWithdrawal {
  readonly daysAgo: number;
  readonly amount_fen: number;
  readonly act?: 'pay' | 'refuse' | 'cancel';
}

const withdrawals: readonly DemoWithdrawal[] = [
  { daysAgo: 150, amount_fen: 20_000, act: 'refuse' },
  { daysAgo: 147, amount_fen: 15_000, act: 'pay' },
  { daysAgo: 20, amount_fen: 10_000, act: 'cancel' },
  { daysAgo: 0.4, amount_fen: 20_000 },
];

/**
 * Makes the demo member a promoter who referred two members, with the rebates of their paid orders and a withdrawal in
 * every state, once, by the services of real ones. Nobody can log in as the referred members. No text messages are sent.
 */
export async function seedDemoPromotion({ db, ports, now }: Deps): Promise<void> {
  const password_hash = await hashPassword(newRid());
  await seedOnce(db, 'demo promotion', now(), async (tx) => {
    const staff_rid = (await findByAccount(tx, 'staff'))?.rid;
    if (staff_rid === undefined) throw new Error('the account of the staff is created before the demo');
    const on = (daysAgo: number): StaffAct => ({
      staff_rid,
      at: new Date(now().getTime() - daysAgo * dayMs),
    });
    await apply(tx, { channel: '材料学院课题组与校内测试交流群' }, { user_rid, at: on(200).at });
    const { code } = await approve(tx, demoMember.phone, on(199));
    await savePayee(tx, payee, { user_rid, at: on(199).at });
    const [first, second] = referred;
    const [refused, paid, ...later] = withdrawals;
    for (const step of [first, refused, paid, second, ...later]) {
      if (step === undefined) continue;
      if ('samples' in step) await makeReferred(tx, { ports, now }, step, { code, password_hash, on });
      else await makeWithdrawal(tx, step, on);
    }
    await removeLettersTo(tx, user_rid);
    await markOldRead(tx, user_rid, on(3).at, now());
  });
}

interface Around {
  readonly code: string | null;
  readonly password_hash: string;
  readonly on: (daysAgo: number) => StaffAct;
}

/** Registers a member by the link, who prepays, orders and pays. */
async function makeReferred(
  tx: Tx,
  making: Making,
  { rid, name, daysAgo, samples }: Referred,
  { code, password_hash, on }: Around,
): Promise<void> {
  const created = on(daysAgo).at;
  const certified = {
    name,
    organization: 3,
    company: '示例理工大学化学学院',
    email: `${rid}@example.com`,
  } as const;
  await insertUser(tx, {
    ...certified,
    rid,
    account: rid,
    password_hash,
    created,
    invitation_code: rid.toUpperCase(),
  });
  await addAddress(
    tx,
    rid,
    { fields: { ...demoAddress, name, phone: demoMember.phone }, makeDefault: true },
    created,
  );
  await refer(tx, { code: code ?? '', user_rid: rid, at: created });
  const prestore = { user_rid: rid, amount_fen: 500_000, act: 'approve' } as const;
  const when = { at: on(daysAgo - 1).at, by: on(daysAgo - 2) };
  await makeDemoPrestore(tx, making.ports, prestore, when);
  await makeDemoOrder(tx, { ...making, user_rid: rid }, paidOrder({ tem: samples }, daysAgo - 3));
  await removeLettersTo(tx, rid);
}

async function makeWithdrawal(
  tx: Tx,
  { daysAgo, amount_fen, act }: DemoWithdrawal,
  on: Around['on'],
): Promise<WithdrawalRow | undefined> {
  const by = on(daysAgo - 1);
  const { rid, code } = await addWithdrawal(tx, { amount_fen }, { user_rid, at: on(daysAgo).at });
  if (act === 'refuse') return refuseWithdrawal(tx, { code, note: '开户行信息不完整，请补充支行名称' }, by);
  if (act === 'cancel') return cancelWithdrawal(tx, rid, { user_rid, at: by.at });
  if (act === 'pay')
    await payWithdrawal(tx, { code, account: payee.account, reference: '示例流水 202606280001' }, by);
  return undefined;
}
