import { getTableName } from 'drizzle-orm';
import { countOf } from '../src/modules/accountMerge/accountMerge.rule.repo';
import { mergeRules } from '../src/modules/accountMerge/accountMerge.rules.repo';
import { agreeAsSecond } from './approvals';
import type { TestMember } from './factories';
import type { Lab } from './orders';
import type { TestApp } from './testApp';

const reason = '同一人用两个手机号注册';

/** Both accounts of one person. */
export interface TwoAccounts {
  readonly from: TestMember;
  readonly into: TestMember;
}

/** Asks for a merge as one admin; returns the code of its approval, and throws when it is refused. */
export async function askMerge(t: TestApp, { token }: Pick<Lab, 'token'>, { from, into }: TwoAccounts) {
  const input = { account: from.phone, into: into.phone, reason };
  const answer = await t.call('staff/accountMerge/ask', input, { token });
  if (answer.code === 0) throw new Error(answer.msg);
  return answer.data.approval;
}

/** Asks for a merge, and agrees to it as a second admin. */
export async function mergeAccounts(t: TestApp, desk: Pick<Lab, 'token'>, both: TwoAccounts): Promise<void> {
  const answer = await agreeAsSecond(t, await askMerge(t, desk, both));
  if (answer.code === 0) throw new Error(answer.msg);
}

/** Counts the rows of a member by the columns of the rules that move. */
export const movingRows = (t: TestApp, rid: string): Promise<ReadonlyMap<string, number>> =>
  t.db.read(async (tx) => {
    const counts = new Map<string, number>();
    for (const rule of mergeRules)
      if (rule.move)
        counts.set(`${getTableName(rule.table)}.${rule.column.name}`, await countOf(tx, rule, rid));
    return counts;
  });
