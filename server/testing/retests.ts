import type { RetestCause } from '@portal/shared/rules';
import type { TestMember } from './factories';
import { type Lab, order } from './orders';
import type { TestApp } from './testApp';

/** Begins, or proposes, the retest of the first test of an order. */
export async function addRetest(
  t: TestApp,
  { token }: Pick<Lab, 'token'>,
  { code, cause }: { readonly code: string; readonly cause: RetestCause },
) {
  const { tests } = (await t.call('staff/retest/list', { code }, { token })).data;
  const { item_rid = '', sample_rid = '' } = tests[0] ?? {};
  const wanted = { code, item_rid, sample_rid, cause, reason: '仪器零点漂移' };
  return t.call('staff/retest/add', wanted, { token });
}

/** Returns a charged retest of a new order of the member, which waits for the answer. */
export async function proposedRetest(t: TestApp, desk: Lab, who: TestMember) {
  const { code } = await order(t, who);
  await desk.deliver(code);
  return (await addRetest(t, desk, { code, cause: 'wish' })).data;
}
