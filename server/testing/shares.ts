import type { KeptView } from '@portal/shared/contract';
import type { TestMember } from './factories';
import { lab, order, send } from './orders';
import type { Given } from './seen';
import type { TestApp } from './testApp';

/** Delivers an order with these files of data, by name and text. Returns their keys, in the order of the names. */
export async function deliveredData(
  t: TestApp,
  who: TestMember,
  files: Readonly<Record<string, string>> = { '数据.csv': 'a,b\n' },
): Promise<{ order_rid: string; code: string; rids: string[] }> {
  const desk = await lab(t);
  const placed = await order(t, who);
  await desk.acts(placed.code, 'confirm', 'receive', 'test');
  for (const [name, bytes] of Object.entries(files))
    await send(t, 'staff/order/file', { code: placed.code, kind: 'data' }, { name, bytes }, desk.token);
  await desk.acts(placed.code, 'deliver');
  const { data } = await t.call('auth/web/orderFile/list4rid', { rid: placed.rid }, { token: who.token });
  const rids = Object.keys(files).map((name) => data.find((file) => file.name === name)?.rid ?? '');
  return { order_rid: placed.rid, code: placed.code, rids };
}

/** What a member keeps with a file of data: a smoothed part of it, with an annotation. */
export const keptView = (change: Partial<KeptView> = {}): KeptView => ({
  of: { curves: 1, axis: '2θ（°）' },
  shown: [0],
  acts: {
    smooth: { window: 9, degree: 2 },
    baseline: null,
    peaks: { least: 5 },
    integral: null,
    scherrer: null,
    crystallinity: null,
    original: false,
  },
  range: { from: 20, to: 40 },
  normalised: false,
  offset: 0,
  notes: [{ axis: '2θ（°）', from: 28.5, to: 28.5, text: '(111)' }],
  ...change,
});

/** Shares a file of a new delivered order by a link. */
export async function sharedData(
  t: TestApp,
  who: TestMember,
  input: Partial<Given<'auth/dataShare/add'>> = {},
): Promise<{ code: string; rids: string[] }> {
  const { rids } = await deliveredData(t, who);
  const given = { name: '氧化铈数据', rids, ...input };
  const { data } = await t.call('auth/dataShare/add', given, { token: who.token });
  return { code: data.code, rids };
}
