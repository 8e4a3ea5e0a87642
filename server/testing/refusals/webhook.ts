import { limits, webhookEventNames } from '@portal/shared/rules';
import { announce } from '../../src/modules/webhook/webhook.announce.service';
import { member } from '../factories';
import { actAs, call, last, missing, type Scenarios, t, who } from './scene';

const given = { url: 'https://hooks.example.com/', events: [...webhookEventNames] };

const asEnterprise = async () => actAs(await member(t.db, { organization: 2 }, t.clock.now()));
const add = () => call('auth/webhook/add', given);

/** Adds a webhook of an enterprise and returns its key. */
async function added(): Promise<string> {
  await asEnterprise();
  return (await add()).data.rid;
}

/** Adds a webhook of a member who then becomes a person, and returns its key. */
async function addedBefore(): Promise<string> {
  const rid = await added();
  const profile = { name: '李同学', email: 'li@example.com', company: '示例大学', organization: 1 } as const;
  await call('auth/user/update4profile', profile);
  return rid;
}

const edit = (rid: string, enabled = true) => call('auth/webhook/edit', { rid, ...given, enabled });

/** Writes an event for a webhook that is then disabled, and returns the key of the delivery. */
export async function undelivered(): Promise<string> {
  const rid = await added();
  const event = { type: 'order.delivered', rid: 'order', code: 'D1' } as const;
  await t.db.transaction((tx) => announce(tx, who.rid, event, t.clock.now()));
  await edit(rid, false);
  return (await call('auth/webhook/log', { rid })).data.list[0]?.rid ?? '';
}

export const webhookRefusals = {
  'auth/webhook/add': {
    enterprise_required: add,
    webhook_limit: async () => {
      await asEnterprise();
      return last(limits.webhooks + 1, add);
    },
  },
  'auth/webhook/edit': {
    not_found: () => edit('none'),
    enterprise_required: async () => edit(await addedBefore()),
  },
  'auth/webhook/rotate': {
    not_found: () => call('auth/webhook/rotate', missing),
    enterprise_required: async () => call('auth/webhook/rotate', { rid: await addedBefore() }),
  },
  'auth/webhook/del': { not_found: () => call('auth/webhook/del', missing) },
  'auth/webhook/test': {
    not_found: () => call('auth/webhook/test', missing),
    enterprise_required: async () => call('auth/webhook/test', { rid: await addedBefore() }),
  },
  'auth/webhook/log': { not_found: () => call('auth/webhook/log', missing) },
  'auth/webhook/resend': {
    not_found: () => call('auth/webhook/resend', missing),
    webhook_disabled: async () => call('auth/webhook/resend', { rid: await undelivered() }),
  },
} satisfies Partial<Scenarios>;
