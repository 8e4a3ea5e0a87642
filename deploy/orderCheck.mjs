// CHECK_URL=https://portal.example.com CHECK_ACCOUNT=… CHECK_PASSWORD=… node deploy/orderCheck.mjs
// Tries what members need, as a member would: the home page comes drawn, a certified test account logs in, plans a service, places an order
// and cancels it. Prints a line for each step with its milliseconds; ends with 1 at the first step that fails. Needs Node 20 and no package.
// CHECK_PASSWORD_FILE may name a file with the password. CHECK_SERVICE is a service that needs no sample (rietveld). The plan of the account is
// emptied of what it adds; cancelled orders of the account remain, so give it a name that staff know.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const say = (line) => process.stdout.write(`${line}\n`);

const { CHECK_URL: url, CHECK_ACCOUNT: account, CHECK_SERVICE: service = 'rietveld' } = process.env;
const file = process.env.CHECK_PASSWORD_FILE;
const password = process.env.CHECK_PASSWORD ?? (file ? readFileSync(file, 'utf8').trimEnd() : undefined);
if (!url || !account || !password) {
  say('CHECK_URL, CHECK_ACCOUNT and CHECK_PASSWORD (or CHECK_PASSWORD_FILE) must be set');
  process.exit(2);
}
/** Milliseconds that a step may take. */
const timeout = 15_000;

let token;

/** Makes a call and returns its data. Throws with the refusal's id and message. */
async function call(path, input) {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(timeout),
  });
  const text = await answer.text();
  const body = text.startsWith('{') ? JSON.parse(text) : { msg: text.slice(0, 200) };
  if (body.code !== 1) throw new Error(`${path}: ${answer.status} ${body.data?.error ?? ''} ${body.msg}`);
  return body.data;
}

/** Runs a step and prints how long it took; ends the program when it fails. */
async function step(name, work) {
  const begun = performance.now();
  try {
    const result = await work();
    say(`ok     ${name} ${Math.round(performance.now() - begun)} ms`);
    return result;
  } catch (error) {
    say(`FAILED ${name} ${Math.round(performance.now() - begun)} ms: ${error.message}`);
    process.exit(1);
  }
}

/** Choices that a service's page begins with. */
const firstChoices = (options) =>
  Object.fromEntries(
    options.flatMap(({ key, kind, at_least_one, choices }) => {
      const first = choices.find(({ alone }) => !alone) ?? choices[0];
      return (kind === 'single' || at_least_one) && first ? [[key, [first.key]]] : [];
    }),
  );

await step('home page', async () => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  const page = await answer.text();
  if (!answer.ok || !page.includes('id="root"')) throw new Error(`${answer.status}, not the page`);
});
await step('login', async () => {
  token = (await call('open/login', { account, password })).token;
});
const planned = await step('plan', async () => {
  const before = await call('auth/tempDevice', {});
  const known = new Set(before.groups.flatMap(({ items }) => items.map(({ rid }) => rid)));
  const { options } = await call('open/web/device/detail', { rid: service });
  const choice = { device_rid: service, options: firstChoices(options), count: 1 };
  const { groups } = await call('auth/tempDevice/add', choice);
  const added = groups.flatMap(({ items }) => items).find(({ rid }) => !known.has(rid));
  if (!added) throw new Error('the plan has no new item: empty the plan of this account');
  return added;
});
const order = await step('order', async () => {
  const plan_rids = [planned.rid];
  const seen = { total_fen: planned.total_fen, due_fen: planned.total_fen, times: [] };
  try {
    return await call('auth/order/add', { plan_rids, seen, sample_source: -1 });
  } catch (error) {
    await call('auth/tempDevice/del', { rids: plan_rids });
    throw error;
  }
});
await step('cancel', () => call('auth/order/cancel', { rid: order.rid, reason: '系统检查' }));
await step('logout', () => call('auth/user/logout', {}));
