import type { Evaluation, Input } from '@portal/shared/contract';
import type { TestMember } from './factories';
import { type Lab, order, send } from './orders';
import type { TestApp } from './testApp';

/** Returns the key of the first item of a member's order. */
export async function itemOf(t: TestApp, { token }: TestMember, rid: string): Promise<string> {
  const { data } = await t.call('auth/web/order/detail', { rid }, { token });
  return data.items[0]?.rid ?? '';
}

/** Orders and delivers a service and evaluates it; throws when the evaluation is refused. */
export async function evaluate(
  t: TestApp,
  who: TestMember,
  desk: Lab,
  given: Partial<Input<'auth/evaluate/add'>> = {},
): Promise<Evaluation> {
  const placed = await order(t, who);
  await desk.deliver(placed.code);
  const item_rid = await itemOf(t, who, placed.rid);
  const { token } = who;
  const answer = await t.call('auth/evaluate/add', { item_rid, stars: 5, ...given }, { token });
  if (answer.code === 0) throw new Error(answer.msg);
  return answer.data;
}

/** The smallest PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads a picture of the member and returns its key. */
export async function picture(t: TestApp, { token }: TestMember): Promise<string> {
  return (await send(t, 'auth/upload4pic', {}, { name: '图.png', bytes: png }, token)).data.file_rid;
}
