import { limits } from '@portal/shared/rules';
import { order, services } from '../orders';
import { delivered, deliveredSample, disposedBy, sampleOf, samplesOfOrder } from '../samples';
import { askToClose, call, last, missing, parcel, place, type Scenarios, t, who, work } from './scene';

const address = place;
const postage = 'collect' as const;
const none = { code: 'NONE' };
const parcelLabel = { size: 'parcel', storage: 'ambient' } as const;

/** A sample that has not arrived: nothing can be done with it but receive it. */
const registered = async () => {
  const { rid } = await order(t, who, services.sampled, disposedBy(2));
  return sampleOf(t, who, rid);
};
const stored = async () => (await deliveredSample(t, who)).sample;
const askBack = async (rid: string) => call('auth/sample4recycle/add', { rids: [rid], address, postage });
const cancelled = async () => {
  const { data } = await askBack((await stored()).rid);
  await call('auth/sample4recycle/cancel', { rid: data.rid });
  return data;
};

export const sampleRefusals = {
  'auth/web/sample/detail': { not_found: () => call('auth/web/sample/detail', missing) },
  'auth/sample/keep': {
    not_found: () => call('auth/sample/keep', missing),
    sample_act_refused: async () => call('auth/sample/keep', { rid: (await registered()).rid }),
  },
  'auth/sample/destroy': {
    not_found: () => call('auth/sample/destroy', { ...missing, confirmed: true }),
    sample_act_refused: async () =>
      call('auth/sample/destroy', { rid: (await registered()).rid, confirmed: true }),
  },
  'auth/sample/labels': {
    not_found: () => call('auth/sample/labels', { rids: ['none'], size: 'small' }),
  },
  'auth/sample/shippingLabel': {
    not_found: () => call('auth/sample/shippingLabel', { order_rid: 'none', ...parcelLabel }),
    order_act_refused: async () => {
      const { rid } = await delivered(t, who, 2);
      return call('auth/sample/shippingLabel', { order_rid: rid, ...parcelLabel });
    },
  },
  'auth/sample4recycle/add': {
    not_found: () => askBack('none'),
    account_closing: async () => {
      await askToClose();
      return askBack('none');
    },
    sample_act_refused: async () => askBack((await registered()).rid),
    recycle_limit: async () => {
      const { rid } = await delivered(t, who, 2, limits.recyclesWaiting + 1);
      const rids = (await samplesOfOrder(t, who, rid)).map((sample) => sample.rid);
      return last(rids.length, (round) => askBack(rids[round - 1] ?? ''));
    },
  },
  'auth/sample4recycle/cancel': {
    not_found: () => call('auth/sample4recycle/cancel', missing),
    recycle_act_refused: async () => call('auth/sample4recycle/cancel', { rid: (await cancelled()).rid }),
  },
  'auth/sample4recycle/done': {
    not_found: () => call('auth/sample4recycle/done', missing),
    recycle_act_refused: async () => call('auth/sample4recycle/done', { rid: (await cancelled()).rid }),
  },
  'staff/sample/receive': {
    not_found: () => work('staff/sample/receive', none),
    sample_act_refused: async () => work('staff/sample/receive', { code: (await stored()).code }),
  },
  'staff/sample/place': {
    not_found: () => work('staff/sample/place', { ...none, place: 'A 柜' }),
    sample_act_refused: async () =>
      work('staff/sample/place', { code: (await registered()).code, place: 'A 柜' }),
  },
  'staff/sample/send': {
    not_found: () => work('staff/sample/send', { ...parcel, codes: ['NONE'] }),
    sample_act_refused: async () => work('staff/sample/send', { ...parcel, codes: [(await stored()).code] }),
  },
  'staff/sample/move': {
    not_found: () => work('staff/sample/move', { ...none, act: 'destroy' }),
    sample_act_refused: async () =>
      work('staff/sample/move', { code: (await stored()).code, act: 'destroy' }),
  },
  'staff/sample/detail': { not_found: () => work('staff/sample/detail', none) },
  'staff/sample/labels': { not_found: () => work('staff/sample/labels', { ...none, size: 'a4' }) },
  'staff/sample4recycle/send': {
    not_found: () => work('staff/sample4recycle/send', { ...none, ...parcel }),
    recycle_act_refused: async () =>
      work('staff/sample4recycle/send', { code: (await cancelled()).code, ...parcel }),
  },
  'staff/sample4recycle/refuse': {
    not_found: () => work('staff/sample4recycle/refuse', { ...none, reason: '地址不详' }),
    recycle_act_refused: async () =>
      work('staff/sample4recycle/refuse', { code: (await cancelled()).code, reason: '地址不详' }),
  },
} satisfies Partial<Scenarios>;
