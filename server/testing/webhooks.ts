import type { WebhookEvent } from '@portal/shared/rules';
import { announce } from '../src/modules/webhook/webhook.announce.service';
import { webhookJob } from '../src/modules/webhook/webhook.job';
import { member, type TestMember, withSession } from './factories';
import { type TestApp, testApp } from './testApp';
import { type WebhookReceiver, webhookReceiver } from './webhookReceiver';

/** The portal of a file of tests about webhooks. */
export let t: TestApp;
/** An enterprise, another one in each test. */
export let who: TestMember;
/** The receiver of its webhooks, another one in each test. */
export let receiver: WebhookReceiver;

/** Starts the portal, and an enterprise with a receiver before each test. */
export function webhookTests(): void {
  beforeAll(async () => {
    t = await testApp();
  });
  beforeEach(async () => {
    t.clock.pass(3600);
    await anotherEnterprise();
    receiver = await webhookReceiver();
  });
}

export async function anotherEnterprise(): Promise<void> {
  who = await member(t.db, { organization: 2 }, t.clock.now());
}

/** Logs the member in again after the days that a token is valid. */
export async function freshToken(): Promise<string> {
  who = await withSession(t.db, who, t.clock.now());
  return who.token;
}

export const add = async (events: WebhookEvent[] = ['order.delivered'], url = receiver.url) =>
  (await t.call('auth/webhook/add', { url, events }, { token: who.token })).data;
export const edit = (rid: string, enabled: boolean, events: WebhookEvent[] = ['order.delivered']) =>
  t.call('auth/webhook/edit', { rid, url: receiver.url, events, enabled }, { token: who.token });
export const list = async () => (await t.call('auth/webhook/list', {}, { token: who.token })).data;
export const log = async (rid: string) =>
  (await t.call('auth/webhook/log', { rid }, { token: who.token })).data.list;
/** Writes an event, as an act does. */
export const happen = (
  type: WebhookEvent = 'order.delivered',
  code = 'D20261118-000001',
  user_rid = who.rid,
) => t.db.transaction((tx) => announce(tx, user_rid, { type, rid: 'order-1', code }, t.clock.now()));
/** Runs the job that delivers events. */
export const run = () => webhookJob.run(t.deps, t.app.log);
export const titles = async () =>
  (await t.call('auth/message/list', {}, { token: who.token })).data.list.map(({ title }) => title);
