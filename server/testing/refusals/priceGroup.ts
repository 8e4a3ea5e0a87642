import { priceGroup, priceRule } from '../priceGroups';
import { desk, type Scenarios, t, who, work } from './scene';

const starts = '2026-11-01';

export const priceGroupRefusals = {
  'staff/priceGroup/detail': { not_found: () => work('staff/priceGroup/detail', { code: 'NONE' }) },
  'staff/priceGroup/edit': {
    not_found: () => work('staff/priceGroup/edit', { code: 'NONE', name: '无', kind: 'internal' }),
  },
  'staff/priceGroup/addMember': {
    not_found: async () => {
      const { code } = await priceGroup(t, desk);
      return work('staff/priceGroup/addMember', { code, account: 'nobody' });
    },
    price_group_member: async () => {
      await priceGroup(t, desk, who);
      const { code } = await priceGroup(t, desk);
      return work('staff/priceGroup/addMember', { code, account: who.phone });
    },
  },
  'staff/priceGroup/removeMember': {
    not_found: async () => {
      const { code } = await priceGroup(t, desk);
      return work('staff/priceGroup/removeMember', { code, rid: who.rid });
    },
  },
  'staff/priceGroup/saveRule': {
    not_found: () => work('staff/priceGroup/saveRule', { code: 'NONE', percent: 80, starts }),
    price_rule_overlap: async () => {
      const { code } = await priceGroup(t, desk);
      await priceRule(t, desk, { code, percent: 80 });
      return work('staff/priceGroup/saveRule', { code, percent: 70, starts });
    },
    price_below_cost: async () => {
      const { code } = await priceGroup(t, desk);
      await work('staff/priceGroup/cost', { device_rid: 'sem', cost_fen: 100 });
      return work('staff/priceGroup/saveRule', { code, device_rid: 'sem', fixed_fen: 99, starts });
    },
  },
  'staff/priceGroup/endRule': {
    not_found: async () => {
      const { code } = await priceGroup(t, desk);
      return work('staff/priceGroup/endRule', { code, rid: 'none' });
    },
  },
  'staff/priceGroup/cost': {
    not_found: () => work('staff/priceGroup/cost', { device_rid: 'none', cost_fen: 100 }),
  },
} satisfies Partial<Scenarios>;
