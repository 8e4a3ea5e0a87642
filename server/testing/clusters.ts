import type { Cluster, ClusterRequest, Data, Input, Path } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { newRid } from '../src/db/rid';
import { insertMember } from '../src/modules/cluster/cluster.member.repo';
import { type ClusterPaymentRow, insertPayment } from '../src/modules/cluster/cluster.payment.repo';
import { insertUser } from '../src/modules/user/user.repo';
import { member, type TestMember } from './factories';
import type { Given } from './seen';
import type { Answer, TestApp } from './testApp';

/** A group with a person in each role. */
export interface Group {
  readonly rid: string;
  readonly code: string;
  readonly owner: TestMember;
  readonly manager: TestMember;
  readonly member: TestMember;
}

/** Makes a call of a member. */
export type CallAs = <P extends Path>(who: TestMember, path: P, input: Given<P>) => Promise<Answer<P>>;

interface Groups {
  readonly as: CallAs;
  /** Creates a group of the member; fields that are not given have default values. */
  add(owner: TestMember, fields?: Partial<Input<'auth/cluster/add'>>): Promise<Cluster>;
  /** Makes a person a member of the group by an application that the owner agrees to. */
  join(rid: string, owner: TestMember, who: TestMember): Promise<void>;
  /** Creates a group with an owner, a manager and a member. */
  full(fields?: Partial<Input<'auth/cluster/add'>>): Promise<Group>;
  /** Adds members to a group until it has as many as it may have. */
  fill(rid: string): Promise<void>;
  detail(who: TestMember, rid: string): Promise<Cluster>;
  /** Returns requests of a group, or the member's own. */
  requests(who: TestMember, rid?: string): Promise<ClusterRequest[]>;
}

/** Throws when a call that prepares a test is refused. */
function dataOf<P extends Path>(answer: Answer<P>): Data<P> {
  if (answer.code === 0) throw new Error(answer.msg);
  return answer.data;
}

/** Records a payment of a member from a group that waits for a manager, without a statement; returns its key. */
export async function waitingPayment(
  t: TestApp,
  cluster_rid: string,
  { rid: user_rid }: TestMember,
): Promise<string> {
  const rid = newRid();
  const payment: ClusterPaymentRow = {
    rid,
    cluster_rid,
    user_rid,
    statement_rid: 'none',
    amount_fen: 1,
    state: 'waiting',
    month: '2026-11',
    created: t.clock.now(),
    expires: new Date('2030-01-01'),
    decided: null,
    decided_by: null,
    note: '',
  };
  await t.db.transaction((tx) => insertPayment(tx, payment));
  return rid;
}

/** Returns acts on groups. */
export function grouping(t: TestApp): Groups {
  const as: CallAs = (who, path, input) => t.call(path, input, { token: who.token });
  const groups: Groups = {
    as,
    add: async (owner, fields = {}) =>
      dataOf(await as(owner, 'auth/cluster/add', { name: '材料课题组', ...fields })),
    join: async (rid, owner, who) => {
      dataOf(await as(who, 'auth/cluster/apply', { rid }));
      const [request] = (await groups.requests(who)).filter(({ cluster }) => cluster.rid === rid);
      dataOf(await as(owner, 'auth/cluster/agree', { rid: request?.rid ?? '', agree: true }));
    },
    full: async (fields) => {
      const [owner, manager, plain] = [await member(t.db), await member(t.db), await member(t.db)];
      const { rid, code } = await groups.add(owner, fields);
      await groups.join(rid, owner, manager);
      await groups.join(rid, owner, plain);
      dataOf(await as(owner, 'auth/cluster/role', { rid, user_rid: manager.rid, role: 'manager' }));
      return { rid, code, owner, manager, member: plain };
    },
    fill: (rid) =>
      t.db.transaction(async (tx) => {
        for (let index = 1; index < limits.clusterMembers; index++) {
          const user_rid = newRid();
          const name = { account: user_rid, invitation_code: user_rid };
          await insertUser(tx, { rid: user_rid, ...name, password_hash: '', created: t.clock.now() });
          const joined = t.clock.now();
          await insertMember(tx, { cluster_rid: rid, user_rid, role: 'member', limit_fen: null, joined });
        }
      }),
    detail: async (who, rid) => dataOf(await as(who, 'auth/cluster/detail', { rid })),
    requests: async (who, rid) =>
      dataOf(await as(who, 'auth/cluster/requests', rid === undefined ? {} : { rid })).list,
  };
  return groups;
}
