import { contract, type Endpoint, type Noun } from '@portal/shared/contract';
import { z } from 'zod';
import { keysIn } from './contractKeys';
import { member, type TestMember } from './factories';
import { attemptsOf } from './foreign/attempts';
import type { Things } from './foreign/thing';
import { ownOf, thingsOf } from './foreign/things';
import { type TestApp, testApp } from './testApp';

let t: TestApp;
let owner: TestMember;
let its: Things;
beforeAll(async () => {
  // This test uses PGlite on every machine. Most other tests use PostgreSQL where it is installed.
  t = await testApp({ database: 'pglite' });
  owner = await member(t.db);
  its = await thingsOf(t, owner);
});

/** Nouns whose records are public. */
const shared: readonly Noun[] = ['article', 'device', 'instrument', 'integrationGoods'];

test('every key that a call of members takes is among the attempts', () => {
  const expected = Object.entries(contract).flatMap(([path, { access, input }]) =>
    access === 'member'
      ? keysIn(input).flatMap(({ field, noun }) => (shared.includes(noun) ? [] : [`${path} ${field}`]))
      : [],
  );
  const tried = attemptsOf(its, its).map(({ path, field }) => `${path} ${field}`);
  expect(tried.sort()).toEqual(expected.sort());
});

test('each property with the name of a key is marked as a key', () => {
  const named = Object.entries(contract).flatMap(([path, { input }]) =>
    input instanceof z.ZodObject
      ? Object.keys(input.shape).flatMap((name) => (/(^|_)rids?$/.test(name) ? [`${path} ${name}`] : []))
      : [],
  );
  const marked = Object.entries(contract).flatMap(([path, { input }]) =>
    keysIn(input).map(({ field }) => `${path} ${field}`),
  );
  // An exception: unknown services are ignored, not refused.
  expect(named.filter((one) => !marked.includes(one))).toEqual(['open/web/requirement/add device_rid']);
});

test("calls with another member's keys are refused and change nothing", async () => {
  const stranger = await member(t.db);
  const own = await ownOf(t, stranger);
  await t.call('auth/cluster/apply', { rid: its.cluster_rid }, { token: stranger.token });
  const before = await everything();
  const answers: string[] = [];
  const expected: string[] = [];
  for (const { path, field, input, status } of attemptsOf(its, own)) {
    const { method = 'POST', body }: Endpoint = contract[path];
    const sent = new Response(body === 'multipart' ? formOf(input) : JSON.stringify(input), {
      ...(body !== 'multipart' && { headers: { 'content-type': 'application/json' } }),
    });
    const response = await t.app.inject({
      method,
      url: `/api/${path}`,
      headers: {
        authorization: `Bearer ${stranger.token}`,
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    answers.push(`${path} ${field} ${response.statusCode}`);
    expected.push(`${path} ${field} ${status}`);
  }
  expect(answers).toEqual(expected);
  expect(await everything()).toEqual(before);
});

/** Returns a form with these fields and a file. */
function formOf(input: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input ?? {})) form.append(name, String(value));
  form.append('file', new Blob(['a,b\n']), 'part');
  return form;
}

/** Returns everything that the owner can read. */
async function everything() {
  const { token } = owner;
  const rid = its.order_rid;
  return Promise.all([
    t.call('auth/user/info', {}, { token }).then((answer) => answer.data),
    t.call('auth/coupon/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/invoice/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/tempDevice', {}, { token }).then((answer) => answer.data),
    t.call('auth/web/order/detail', { rid }, { token }).then((answer) => answer.data),
    t.call('auth/web/orderFile/list4rid', { rid }, { token }).then((answer) => answer.data),
    t.call('auth/creditApply/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/web/prestore/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/assign/settlementList', {}, { token }).then((answer) => answer.data),
    t.call('auth/transferApply/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/invoiceApply/list4person', {}, { token }).then((answer) => answer.data),
    t.call('auth/cluster/all', {}, { token }).then((answer) => answer.data),
    t.call('auth/cluster/members', { rid: its.cluster_rid }, { token }).then((answer) => answer.data),
    t.call('auth/cluster/requests', { rid: its.cluster_rid }, { token }).then((answer) => answer.data),
    t.call('auth/sampling/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/web/sample/list4person', {}, { token }).then((answer) => answer.data),
    t.call('auth/sample4recycle/list4person', {}, { token }).then((answer) => answer.data),
    t.call('auth/promoter_rebate_withdraw/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/requirement/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/quotation/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/message/list', {}, { token }).then((answer) => answer.data),
  ]);
}
