import { member, type TestMember } from '../factories';
import { askMerge, mergeAccounts } from '../merges';
import { desk, type Scenarios, t, who, work } from './scene';

/** Another account of the member of the running scenario. */
export const otherAccount = (): Promise<TestMember> => member(t.db, {}, t.clock.now());

/** Returns the phone of an account that was merged into another one. */
export async function mergedAccount(): Promise<string> {
  const from = await otherAccount();
  await mergeAccounts(t, desk, { from, into: who });
  return from.phone;
}

const reason = '同一人用两个手机号注册';

export const accountMergeRefusals = {
  'staff/accountMerge/account': {
    not_found: () => work('staff/accountMerge/account', { account: 'nobody' }),
  },
  'staff/accountMerge/preview': {
    not_found: () => work('staff/accountMerge/preview', { account: who.phone, into: 'nobody' }),
  },
  'staff/accountMerge/ask': {
    not_found: () => work('staff/accountMerge/ask', { account: 'nobody', into: who.phone, reason }),
    account_merge_refused: () =>
      work('staff/accountMerge/ask', { account: who.phone, into: who.phone, reason }),
    approval_waiting: async () => {
      const into = await otherAccount();
      await askMerge(t, desk, { from: who, into });
      return work('staff/accountMerge/ask', { account: who.phone, into: into.phone, reason });
    },
  },
  'staff/accountMerge/asked': {
    not_found: () => work('staff/accountMerge/asked', { code: 'none' }),
    approval_decided: async () => {
      const code = await askMerge(t, desk, { from: who, into: await otherAccount() });
      await work('staff/approval/refuse', { code, reason });
      return work('staff/accountMerge/asked', { code });
    },
  },
} satisfies Partial<Scenarios>;
