import { contract, type Endpoint, outdatedBy, type Path, type ReadPath } from '@portal/shared/contract';
import { outdatesHeader } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { canonicalJson } from '../src/http/canonicalJson';
import { rate_limits } from '../src/modules/limit/limit.table';
import { member, type TestMember } from './factories';
import { thingsOf } from './foreign/things';
import { lab } from './orders';
import { accountActs, endingActs, interfaceActs, rewardActs } from './outdates/account';
import { groupActs, moneyActs } from './outdates/money';
import { type OpenRead, readsAround } from './outdates/openReads';
import { labActs, orderActs } from './outdates/orders';
import type { Act, Scene } from './outdates/scene';
import { looking } from './seen';
import { type TestApp, testApp } from './testApp';

/** The compiler refuses a card that names a call which shows nothing. */
const cards: { readonly [P in Path]: Endpoint & Named } = contract;
interface Named {
  readonly outdates?: readonly ReadPath[] | { readonly none: string };
  readonly answers?: ReadPath;
}

const calls = Object.entries<Endpoint & Named>(cards);
const named = calls.map(([path, card]) => ({ path, reads: outdatedBy(card, true) }));
const acts = named.filter(({ reads }) => reads.length > 0).map(({ path }) => path);
const isPath = (path: string): path is Path => Object.hasOwn(contract, path);
/** What only reads for members, and whatever a card names. Links are other ones each time, and no page shows them. */
const shown = [
  ...new Set([
    ...calls.flatMap(([path, { access, reads }]) => (access === 'member' && reads ? [path] : [])),
    ...named.flatMap(({ reads }) => reads),
  ]),
].filter((path): path is Path => isPath(path) && !/\/(?:link|voucher|report\/file)$/.test(path));

let t: TestApp;
let who: TestMember;

async function send({ path, input }: OpenRead) {
  const response = await t.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(input),
  });
  const { statusCode: status, headers } = response;
  const { code, data } = response.json();
  return { status, code, data, outdated: String(headers[outdatesHeader.toLowerCase()] ?? '') };
}

const ask = async (path: Path, input: object) => {
  const { code, data } = await send({ path, input });
  return code === 1 ? data : undefined;
};

const keyOf = ({ path, input }: OpenRead) => `${path} ${canonicalJson(input)}`;

/** Grows with each transaction that writes. */
const writes = () =>
  t.db.read(async (tx) => {
    const { rows } = Object(
      await tx.execute(sql`SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS at`),
    );
    return String(rows[0].at);
  });

/** What was read after an act, which stands before the next one unless something was written in between. */
let last = { at: '', answers: new Map<string, string>() };

const read = async (open: readonly OpenRead[]) =>
  new Map(
    await Promise.all(
      open.map(async (one) => [keyOf(one), canonicalJson((await ask(one.path, one.input)) ?? null)] as const),
    ),
  );

/** Returns the answers of what is open before an act. */
async function look(open: readonly OpenRead[]): Promise<ReadonlyMap<string, string>> {
  // Some reads write an agreement that is missing, which others show.
  await read(open.filter(({ path }) => cards[path].reads !== true));
  const known = (await writes()) === last.at ? last.answers : new Map<string, string>();
  const unknown = open.filter((one) => !known.has(keyOf(one)));
  return new Map([...known, ...(await read(unknown))]);
}

/** Returns the answers of what is open after an act. */
async function lookAgain(open: readonly OpenRead[]): Promise<ReadonlyMap<string, string>> {
  const answers = await read(open);
  last = { at: await writes(), answers };
  return answers;
}

/** Some reads are limited by the hour, and more than an hour's are made here. */
const forgetReads = () => t.db.transaction((tx) => tx.delete(rate_limits));

/** Does an act and returns the reads that it has changed without saying so; one that the act's own answer shows is none. */
async function missedBy({ path, input }: Act): Promise<string[]> {
  const given = Object(await looking(path, await input(), ask));
  const said: readonly string[] = outdatedBy(cards[path], false);
  const open = (await readsAround({ path, input: given }, shown, ask)).filter(
    (one) => !said.includes(one.path),
  );
  const before = await look(open);
  let answer = await send({ path, input: given });
  const { present } = Object(answer.data);
  if (present) answer = await send({ path, input: { ...given, etag: present.etag } });
  const { code, data, outdated } = answer;
  if (code !== 1) throw new Error(`${path}: ${JSON.stringify(data)}`);
  expect([path, outdated]).toEqual([path, said.join(', ')]);
  const after = await lookAgain(open);
  return open.flatMap((one) => {
    const now = after.get(keyOf(one));
    return now !== before.get(keyOf(one)) && now !== canonicalJson(data) ? [`${path} ${one.path}`] : [];
  });
}

/** Acts that are not done here, with the reason. */
const notDone: Readonly<Record<string, string>> = {
  'auth/invite/enter': 'is done before the first order',
  'auth/invoiceApply/finance/send': 'mails a file',
  'auth/invoiceApply/mail': 'mails a file',
  'auth/promoter_apply/add': 'is done before there is anything to see',
  'auth/upload/finish': 'needs the parts of a file',
  'auth/upload/part': 'needs the part of a file',
  'auth/user/close': 'is refused to a member who has everything',
  'auth/user/consent/withdraw': 'ends the session',
  'auth/user/keep': 'needs an account that is being closed',
  'auth/user/password': 'replaces the token',
  'auth/webhook/test': 'needs a receiver',
  'open/web/requirement/add': 'takes a form, and is done by the acts on requirements',
};

let scene: Scene;
beforeAll(async () => {
  t = await testApp();
  who = await member(t.db);
  scene = { t, who, its: await thingsOf(t, who), desk: await lab(t) };
});

const subjects = {
  'the plan and orders': orderActs,
  'samples, visits and instrument time': labActs,
  'statements and invoices': moneyActs,
  groups: groupActs,
  'points, coupons and promotion': rewardActs,
  'tokens and webhooks': interfaceActs,
  'the account': accountActs,
  'the end of something': endingActs,
};
const done = new Set<string>();

// One after the other: what ends something comes last.
test.each(Object.entries(subjects))('acts on %s make old what they change', async (_subject, actsOf) => {
  const missed: string[] = [];
  await forgetReads();
  for (const one of actsOf(scene)) {
    missed.push(...(await missedBy(one)));
    done.add(one.path);
  }
  expect(missed).toEqual([]);
});

test('every act is among them, or there is a reason why not', () => {
  expect(acts.filter((path) => !done.has(path)).sort()).toEqual(Object.keys(notDone));
});
