import { limits } from '@portal/shared/rules';
import type { Given } from '../seen';
import { frozenGroup, joined } from './clusterScene';
import { call, csv, last, missing, pdf, type Scenarios, upload, work } from './scene';

const transfer = { amount_fen: 100_000, payer: '示例大学', paid_on: '2026-11-17' };
const applied = async (fields: Partial<Given<'auth/prestoreApply/add'>> = {}) =>
  call('auth/prestoreApply/add', { ...transfer, ...fields, file_rid: await upload(pdf) });
const otherBonus = { seen: { bonus_fen: 1 } };
const cancelledPrestore = async () =>
  (await call('auth/prestoreApply/cancel', { rid: (await applied()).data.rid })).data;

/** Returns an application that waits for a second person. */
export const largePrestore = async () => {
  const { data } = await applied({ amount_fen: 9_000_000 });
  const requested = await work('staff/prestore/approve', { code: data.code });
  return { ...data, approval: requested.data.approval ?? '' };
};

export const prestoreRefusals = {
  'auth/prestoreApply/add': {
    not_found: () => call('auth/prestoreApply/add', { ...transfer, file_rid: 'none' }),
    file_type_refused: async () =>
      call('auth/prestoreApply/add', { ...transfer, file_rid: await upload(csv) }),
    forbidden: async () => applied({ cluster_rid: (await joined()).rid }),
    cluster_act_refused: async () => applied({ cluster_rid: await frozenGroup() }),
    seen_changed: () => applied(otherBonus),
    prestore_limit: () => last(limits.prestoreWaiting + 1, () => applied()),
  },
  'auth/prestoreApply/edit': {
    not_found: () => call('auth/prestoreApply/edit', { ...transfer, ...missing }),
    file_type_refused: async () => {
      const { rid } = (await applied()).data;
      return call('auth/prestoreApply/edit', { ...transfer, rid, file_rid: await upload(csv) });
    },
    prestore_act_refused: async () =>
      call('auth/prestoreApply/edit', { ...transfer, rid: (await cancelledPrestore()).rid }),
    seen_changed: async () => {
      const { rid, etag } = (await applied()).data;
      return call('auth/prestoreApply/edit', { ...transfer, rid, etag, ...otherBonus });
    },
  },
  'auth/prestoreApply/cancel': {
    not_found: () => call('auth/prestoreApply/cancel', missing),
    prestore_act_refused: async () =>
      call('auth/prestoreApply/cancel', { rid: (await cancelledPrestore()).rid }),
  },
  'auth/prestoreApply/receipt': {
    not_found: () => call('auth/prestoreApply/receipt', missing),
    prestore_act_refused: async () =>
      call('auth/prestoreApply/receipt', { rid: (await cancelledPrestore()).rid }),
  },
  'auth/prestoreApply/voucher': { not_found: () => call('auth/prestoreApply/voucher', missing) },
  'staff/prestore/approve': {
    not_found: () => work('staff/prestore/approve', { code: 'none' }),
    prestore_act_refused: async () =>
      work('staff/prestore/approve', { code: (await cancelledPrestore()).code }),
    approval_waiting: async () => {
      const { code } = await largePrestore();
      return work('staff/prestore/approve', { code });
    },
    seen_changed: async () => {
      const { code } = (await applied()).data;
      return work('staff/prestore/approve', { code, seen: { amount_fen: 1 } });
    },
  },
  'staff/prestore/refuse': {
    not_found: () => work('staff/prestore/refuse', { code: 'none', reason: '未到账' }),
    prestore_act_refused: async () =>
      work('staff/prestore/refuse', { code: (await cancelledPrestore()).code, reason: '未到账' }),
  },
} satisfies Partial<Scenarios>;
