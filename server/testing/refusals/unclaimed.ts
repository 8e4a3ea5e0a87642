import { order } from '../orders';
import { type Scenarios, t, who, work } from './scene';

let numbers = 0;

/** Keeps a parcel that nobody announced; returns its code and etag. */
const kept = async () =>
  (await work('staff/unclaimed/add', { mark: `REFUSED${String(numbers++).padStart(4, '0')}` })).data;

/** One that was sent back. */
async function settled() {
  const parcel = await kept();
  await work('staff/unclaimed/end', { code: parcel.code, act: 'return', reason: '拒收' });
  return parcel;
}

const back = { act: 'return', reason: '拒收' } as const;

export const unclaimedRefusals = {
  'staff/unclaimed/edit': {
    not_found: () => work('staff/unclaimed/edit', { code: 'none', note: '' }),
    unclaimed_refused: async () => {
      const { code, etag } = await settled();
      return work('staff/unclaimed/edit', { code, note: '晚了', etag });
    },
  },
  'staff/unclaimed/claim': {
    not_found: async () => work('staff/unclaimed/claim', { code: (await kept()).code, order_code: 'none' }),
    unclaimed_refused: async () => {
      const { code: order_code } = await order(t, who);
      return work('staff/unclaimed/claim', { code: (await settled()).code, order_code });
    },
  },
  'staff/unclaimed/end': {
    not_found: () => work('staff/unclaimed/end', { code: 'none', ...back }),
    unclaimed_refused: async () => work('staff/unclaimed/end', { code: (await settled()).code, ...back }),
  },
} satisfies Partial<Scenarios>;
