import { evaluate, itemOf } from '../evaluations';
import { order } from '../orders';
import { call, desk, type Scenarios, t, who, work } from './scene';

const missing = { code: 'none' };

export const evaluationRefusals = {
  'auth/evaluate/add': {
    not_found: () => call('auth/evaluate/add', { item_rid: 'none', stars: 5 }),
    evaluation_refused: async () => {
      const { rid } = await order(t, who);
      return call('auth/evaluate/add', { item_rid: await itemOf(t, who, rid), stars: 5 });
    },
  },
  'auth/evaluate/order': { not_found: () => call('auth/evaluate/order', { order_rid: 'none' }) },
  'staff/evaluation/release': {
    not_found: () => work('staff/evaluation/release', missing),
    evaluation_act_refused: async () => {
      const { code } = await evaluate(t, who, desk);
      await work('staff/evaluation/release', { code });
      return work('staff/evaluation/release', { code });
    },
  },
  'staff/evaluation/hide': {
    not_found: () => work('staff/evaluation/hide', { ...missing, reason: '广告' }),
    evaluation_act_refused: async () => {
      const { code } = await evaluate(t, who, desk);
      await work('staff/evaluation/hide', { code, reason: '广告' });
      return work('staff/evaluation/hide', { code, reason: '广告' });
    },
  },
  'staff/evaluation/reply': { not_found: () => work('staff/evaluation/reply', { ...missing, text: '谢谢' }) },
} satisfies Partial<Scenarios>;
