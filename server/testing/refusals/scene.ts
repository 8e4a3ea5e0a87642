import type { Contract, ErrorId, Path } from '@portal/shared/contract';
import { limits, visitsHeld } from '@portal/shared/rules';
import { newRid } from '../../src/db/rid';
import { insertFile } from '../../src/modules/upload/upload.repo';
import { approvalAbove } from '../approvals';
import { member, type TestMember, testPassword } from '../factories';
import { holdPickups, type Lab, lab, returnAddress, send } from '../orders';
import type { Given } from '../seen';
import { type Answer, type TestApp, testApp } from '../testApp';

/** Refusals that the contract declares for the call itself. */
type Own<P extends Path> = Contract[P] extends { errors: readonly (infer Id extends ErrorId)[] } ? Id : never;

/** A scenario for each refusal that a call declares. TypeScript requires all of them. */
export type Scenarios = {
  readonly [P in Path as [Own<P>] extends [never] ? never : P]: {
    readonly [Id in Own<P>]: () => Promise<Answer<P>>;
  };
};

export let t: TestApp;
/** A member of staff. */
export let desk: Lab;
/** The member of the running scenario. */
export let who: TestMember;

export async function startApp(): Promise<void> {
  t = await testApp();
}

/** Creates another member and another member of staff for each scenario. */
export async function startScenario(): Promise<void> {
  // Spreads the scenarios over the window of the limits per IP address, and all of them over less than the days until `visit`.
  t.clock.pass(900);
  who = await member(t.db, {}, t.clock.now());
  desk = await lab(t);
}

/** Replaces the member of the running scenario. */
export function actAs(another: TestMember): void {
  who = another;
}

/** Makes a call of the member. */
export const call = <P extends Path>(path: P, input: Given<P>) => t.call(path, input, { token: who.token });
/** Makes a call of staff. */
export const work = <P extends Path>(path: P, input: Given<P>) => t.call(path, input, { token: desk.token });

/** Creates an account of staff that an admin has locked, and returns its phone. */
export async function lockedAccount(): Promise<string> {
  const { phone } = await member(t.db, { role: 'staff' }, t.clock.now());
  await work('staff/account/lock', { account: phone, locked: true });
  return phone;
}

/** Repeats a call and returns the last answer. */
export const last = async <A>(times: number, act: (round: number) => Promise<A>): Promise<A> => {
  for (let round = 1; round < times; round++) await act(round);
  return act(times);
};

/** Runs acts of staff while every amount needs a second person. */
export const withApproval = async <A>(acts: () => Promise<A>): Promise<A> => {
  await approvalAbove(t, desk, 0);
  const answer = await acts();
  await approvalAbove(t, desk);
  return answer;
};

/** Uploads a file of the member and returns its key. */
export const upload = async (file: { name: string; bytes: string }): Promise<string> =>
  (await send(t, 'auth/upload4file', {}, file, who.token)).data.file_rid;
/** Returns the key of an unused upload of the member that is larger than the raw data of an order may be. */
export const largeUpload = async (): Promise<string> => {
  const row = { rid: newRid(), user_rid: who.rid, stored: newRid(), created: t.clock.now() };
  const file = { ...row, name: 'a.zip', mime: 'application/zip', size: limits.rawBytes + 1 };
  await t.db.transaction((tx) => insertFile(tx, file));
  return file.rid;
};
export const pdf = { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
export const csv = { name: 'a.csv', bytes: '角度,强度\n10,120\n' };
export const program = { name: 'a.exe', bytes: 'MZ\0\0 a program' };

export const askToClose = () => call('auth/user/close', { old: testPassword });

export const wrongCode = '000000';
/** A valid password that is not the member's. */
export const newPassword = 'Another-Horse-7';
export const missing = { rid: 'none' };
export const noAddress = { address_rid: 'none' };
export const parcel = { company: '顺丰速运', number: 'SF1234567890' };
export const place = returnAddress;
export const farPlace = {
  ...place,
  province: '西藏自治区',
  city: '拉萨市',
  area: '城关区',
  address_code: '540102',
};
export const visit = { date: '2026-12-01', time: '08:30-10:30' };
const otherVisit = { ...place, date: '2026-12-02', time: '13:30-15:30' };
/** Gives the member as many visits as one may hold, in a slot that no scenario uses. */
export const holdAllVisits = () => holdPickups(t, who, { ...otherVisit, type: 1, message: '' }, visitsHeld);
export const pastVisit = { ...visit, date: '2026-01-02' };
