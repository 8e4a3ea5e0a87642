import type { PlanItem } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { itemsOf, plan } from '../orders';
import { postRequirement, quoteRequirement } from '../quotations';
import { hourly } from '../reservations';
import { call, desk, missing, type Scenarios, t, who } from './scene';

/** Plans a service twice with other options, together above the largest count. */
async function twins(): Promise<[PlanItem, PlanItem]> {
  const one = await plan(t, who);
  const { device_rid } = one;
  await call('auth/tempDevice/edit', { rid: one.rid, count: limits.countMax });
  const options = { ...one.options, speed: ['v5'] };
  const { data } = await call('auth/tempDevice/add', { device_rid, options });
  const other = itemsOf(data).find(({ rid }) => rid !== one.rid);
  if (!other) throw new Error('the plan has one item');
  return [one, other];
}

export const planRefusals = {
  'auth/tempDevice/add': {
    not_found: () => call('auth/tempDevice/add', { device_rid: 'none' }),
    option_invalid: () => call('auth/tempDevice/add', { device_rid: 'xrd', options: {} }),
    plan_limit: async () => {
      const { device_rid, options } = await plan(t, who);
      return call('auth/tempDevice/add', { device_rid, options, count: limits.countMax });
    },
    reservation_unusable: () => call('auth/tempDevice/add', { device_rid: hourly.device_rid }),
  },
  'auth/tempDevice/options': {
    not_found: () => call('auth/tempDevice/options', { ...missing, options: {} }),
    option_invalid: async () =>
      call('auth/tempDevice/options', { rid: (await plan(t, who)).rid, options: {} }),
    plan_limit: async () => {
      const [one, other] = await twins();
      return call('auth/tempDevice/options', { rid: one.rid, options: other.options });
    },
    plan_item_quoted: async () => {
      const code = await postRequirement(t, who);
      await call('auth/quotation/accept', { rid: (await quoteRequirement(t, desk.token, code)).data.rid });
      const [quoted] = itemsOf((await call('auth/tempDevice', {})).data);
      return call('auth/tempDevice/options', { rid: quoted?.rid ?? '', options: {} });
    },
  },
  'auth/tempDevice/save': {
    plan_limit: async () => {
      const [one] = await twins();
      await call('auth/tempDevice/save', { rids: [one.rid], saved: true });
      const { device_rid, options } = one;
      await call('auth/tempDevice/add', { device_rid, options, count: limits.countMax });
      return call('auth/tempDevice/save', { rids: [one.rid], saved: false });
    },
  },
  'auth/planShare/add': {
    plan_changed: () => call('auth/planShare/add', { rids: ['none'] }),
    plan_share_limit: async () => {
      const { rid } = await plan(t, who);
      for (let count = 0; count < limits.planShares; count++)
        await call('auth/planShare/add', { rids: [rid] });
      return call('auth/planShare/add', { rids: [rid] });
    },
  },
  'auth/planShare/del': { not_found: () => call('auth/planShare/del', { code: 'none' }) },
  'auth/planShare/copy': {
    not_found: () => call('auth/planShare/copy', { code: 'none', positions: [0] }),
    plan_limit: async () => {
      const { rid } = await plan(t, who);
      const { code } = (await call('auth/planShare/add', { rids: [rid] })).data;
      await call('auth/tempDevice/edit', { rid, count: limits.countMax });
      return call('auth/planShare/copy', { code, positions: [0] });
    },
    reservation_unusable: async () => {
      const { rid } = await plan(t, who, hourly.device_rid);
      const { code } = (await call('auth/planShare/add', { rids: [rid] })).data;
      return call('auth/planShare/copy', { code, positions: [0] });
    },
  },
  'open/planShare': { not_found: () => call('open/planShare', { code: 'none' }) },
  'auth/tempDevice/edit': { not_found: () => call('auth/tempDevice/edit', { ...missing, count: 1 }) },
} satisfies Partial<Scenarios>;
