import { jobs } from '../src/jobs';
import { member, type TestMember, testPassword } from './factories';
import { type Lab, lab } from './orders';
import { type Busy, mark } from './personal';
import { type TestApp, testApp } from './testApp';

export let t: TestApp;
export let desk: Lab;
/** The member whose account is closed. */
export let who: TestMember;
/** When each test starts, and when an account is closed that was asked to be closed then. */
export const start = '2026-11-18T02:00:00.000Z';
export const due = '2026-12-03T02:00:00.000Z';

export async function startApp(): Promise<void> {
  t = await testApp();
}

export async function startScenario(): Promise<void> {
  t.clock.set(start);
  who = await member(t.db);
  desk = await lab(t);
}

/** Replaces the member. */
export function actAs(another: TestMember): void {
  who = another;
}

export const days = (count: number): void => t.clock.pass(count * 24 * 3600);

export async function runJobs(list = jobs): Promise<void> {
  for (const job of list) await job.run(t.deps, t.app.log);
}

/** Passes the days until the end, with the reminder. */
export async function passClosing(list = jobs): Promise<void> {
  days(14.1);
  await runJobs(list);
  days(1);
  await runJobs(list);
}

export const status = async ({ token } = who) => (await t.call('auth/user/closing', {}, { token })).data;
export const close = (proof: { old?: string; code?: string } = { old: testPassword }, { token } = who) =>
  t.call('auth/user/close', proof, { token });
export const keep = ({ token } = who) => t.call('auth/user/keep', {}, { token });
export const login = (account = who.phone) => t.call('open/login', { account, password: testPassword });

/** Logs in again, because the first token has expired. */
export async function loginAgain(account = who.phone): Promise<void> {
  actAs({ ...who, token: (await login(account)).data.token });
}

/** Returns the titles of the member's notices, the newest first. */
export const titles = async (): Promise<string[]> =>
  (await t.call('auth/message/list', {}, { token: who.token })).data.list.map(({ title }) => title);

/** Cancels what `busyMember` left open. */
export async function finish({ order: { rid }, sampling }: Busy): Promise<void> {
  const { token } = who;
  await t.call('auth/order/cancel', { rid, reason: `${mark}不做了` }, { token });
  await t.call('auth/sampling/cancel', { rid: sampling.rid }, { token });
}
