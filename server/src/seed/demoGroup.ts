import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import { hashPassword } from '../kit/password';
import { listRequests } from '../modules/cluster/cluster.request.repo';
import {
  answerRequest,
  applyToJoin,
  cancelRequest,
  invite,
} from '../modules/cluster/cluster.request.service';
import { addCluster } from '../modules/cluster/cluster.service';
import { givePoints } from '../modules/integration/integration.service';
import { markOldRead } from '../modules/message/message.repo';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { findByAccount } from '../modules/user/user.repo';
import { addGroupPeople, people } from './demoGroupPeople';
import { addPromoters } from './demoGroupPromoters';
import { type DaysAgo, payForAYear } from './demoGroupYear';
import { demoMember } from './demoMember';
import { seedOnce } from './seed';

const dayMs = 24 * 3600 * 1000;

const fields = { intro: '', listed: true, approval_fen: null, limit_fen: null };

/**
 * Creates the demo member's groups, once, by the services of real ones: one that the member owns and that has paid for a
 * year, one of somebody else, and an invitation to a third one. No text messages are sent.
 */
export async function seedDemoGroups({ db, ports, now }: Deps): Promise<void> {
  const password_hash = await hashPassword(demoMember.password);
  await seedOnce(db, 'demo groups', now(), async (tx) => {
    const lab = await findByAccount(tx, 'staff');
    if (!lab) throw new Error('the account of the staff is created before the demo');
    const ago: DaysAgo = (days) => new Date(now().getTime() - days * dayMs);
    await addGroupPeople(tx, password_hash, ago(380));
    const rid = await ownGroup(tx, ago);
    await payForAYear(tx, { rid, ports, now, ago, staff_rid: lab.rid });
    await otherGroups(tx, ago);
    await giveToStudent(tx, ago);
    await addPromoters(tx, lab.rid, ago);
    await apply(tx, { rid, who: people.applicant.rid, at: ago(1), message: '我是课题组新入学的博士生' });
    const rids = [demoMember.rid, ...Object.values(people).map((person) => person.rid)];
    for (const user_rid of rids) {
      await removeLettersTo(tx, user_rid);
      await markOldRead(tx, user_rid, ago(3), now());
    }
  });
}

/** Creates the demo member's group, whose requests to join have every state. Returns its key. */
async function ownGroup(tx: Tx, ago: DaysAgo): Promise<string> {
  const { manager, student, doctor, former, applicant } = people;
  const owner_rid = demoMember.rid;
  const named = { ...fields, name: '示例大学新能源材料课题组', intro: '电池材料与界面（示例社群）' };
  const { rid } = await addCluster(tx, named, { user_rid: owner_rid, at: ago(370) });
  for (const [index, { rid: who }] of [manager, student, former].entries())
    await join(tx, { rid, who, at: ago(369 - index / 10) });
  await apply(tx, { rid, who: applicant.rid, at: ago(368) });
  await answer(tx, { rid, by: owner_rid, agree: false, at: ago(367) });
  await invite(tx, { rid, phone: doctor.phone, message: '' }, { user_rid: owner_rid, at: ago(366) });
  await cancelRequest(tx, await waitingIn(tx, rid), { user_rid: owner_rid, at: ago(365.5) });
  await invite(tx, { rid, phone: doctor.phone, message: '欢迎加入' }, { user_rid: owner_rid, at: ago(365) });
  await answer(tx, { rid, by: doctor.rid, agree: true, at: ago(364) });
  return rid;
}

/** The demo member gives points to a student of the group. */
async function giveToStudent(tx: Tx, ago: DaysAgo): Promise<void> {
  const gift = { phone: people.student.phone, points: 50, message: '感谢帮忙送样' };
  await givePoints(tx, gift, { user_rid: demoMember.rid, at: ago(0.2) });
}

/** Creates a group of which the demo member is a plain member, and one that invites the demo member. */
async function otherGroups(tx: Tx, ago: DaysAgo): Promise<void> {
  const { manager, doctor } = people;
  const limited = { ...fields, name: '示例大学分析测试协作组', limit_fen: 200_000 };
  const { rid } = await addCluster(tx, limited, { user_rid: manager.rid, at: ago(150) });
  await join(tx, { rid, who: demoMember.rid, by: manager.rid, at: ago(149) });
  const inviting = { ...fields, name: '高分子表征联合组' };
  const by = { user_rid: doctor.rid, at: ago(40) };
  const third = await addCluster(tx, inviting, by);
  const asked = { rid: third.rid, phone: demoMember.phone, message: '一起拼单送样（示例）' };
  await invite(tx, asked, { ...by, at: ago(2) });
}

interface Joining {
  readonly rid: string;
  readonly who: string;
  readonly at: Date;
}

async function apply(
  tx: Tx,
  { rid, who, at, message = '' }: Joining & { readonly message?: string },
): Promise<void> {
  await applyToJoin(tx, { rid, message }, { user_rid: who, at });
}

/** Answers the only request to join the group that waits. */
async function answer(
  tx: Tx,
  { rid, by, agree, at }: Omit<Joining, 'who'> & { readonly by: string; readonly agree: boolean },
): Promise<void> {
  await answerRequest(tx, { rid: await waitingIn(tx, rid), agree }, { user_rid: by, at });
}

/** Applies, and is admitted by the owner an hour later. */
async function join(
  tx: Tx,
  { rid, who, at, by = demoMember.rid }: Joining & { readonly by?: string },
): Promise<void> {
  await apply(tx, { rid, who, at });
  await answer(tx, { rid, by, agree: true, at: new Date(at.getTime() + dayMs / 24) });
}

async function waitingIn(tx: Tx, cluster_rid: string): Promise<string> {
  const { rows } = await listRequests(tx, { cluster_rid }, { page: 1, size: 20 });
  const request = rows.find(({ state }) => state === 'waiting');
  if (!request) throw new Error('no request to join the demo group waits');
  return request.rid;
}
