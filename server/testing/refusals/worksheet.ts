import { order, services } from '../orders';
import { desk, type Scenarios, t, who, work } from './scene';

/** Places an order with a sample and takes it to its test; returns its code. */
async function tested(): Promise<string> {
  const { code } = await order(t, who, services.sampled);
  await desk.acts(code, 'receive', 'confirm', 'test');
  return code;
}

/** Begins a worksheet with an order under test; returns it with its rows as they are seen. */
async function worksheet() {
  const wanted = { service_rid: 'xrd', codes: [await tested()] };
  const { code } = (await work('staff/worksheet/add', wanted)).data;
  const { runs } = (await work('staff/worksheet/detail', { code })).data;
  return { code, runs: runs.map(({ rid, state }) => ({ rid, seen: { state, checked: false } })) };
}

async function closed() {
  const sheet = await worksheet();
  await work('staff/worksheet/close', { code: sheet.code });
  return sheet;
}

const rows = [{ rid: 'none', seen: { state: 'waiting', checked: false } }] as const;
const runs = [{ kind: 'blank', label: '空白' }] as const;

export const worksheetRefusals = {
  'staff/worksheet/detail': { not_found: () => work('staff/worksheet/detail', { code: 'none' }) },
  'staff/worksheet/add': {
    not_found: async () => {
      const codes = [await tested()];
      return work('staff/worksheet/add', { service_rid: 'xrd', codes, instrument_rid: 'none' });
    },
    worksheet_empty: () => work('staff/worksheet/add', { service_rid: 'xrd', codes: ['none'] }),
  },
  'staff/worksheet/arrange': {
    not_found: () => work('staff/worksheet/arrange', { code: 'none', revision: 0, runs: [...runs] }),
    worksheet_act_refused: async () =>
      work('staff/worksheet/arrange', { code: (await closed()).code, revision: 0, runs: [...runs] }),
    seen_changed: async () =>
      work('staff/worksheet/arrange', { code: (await worksheet()).code, revision: 7, runs: [...runs] }),
  },
  'staff/worksheet/mark': {
    not_found: () => work('staff/worksheet/mark', { code: 'none', runs: [...rows], state: 'measured' }),
    worksheet_act_refused: async () =>
      work('staff/worksheet/mark', { ...(await closed()), state: 'measured' }),
    seen_changed: async () =>
      work('staff/worksheet/mark', { code: (await worksheet()).code, runs: [...rows], state: 'measured' }),
  },
  'staff/worksheet/check': {
    not_found: () => work('staff/worksheet/check', { code: 'none', runs: [...rows] }),
    worksheet_act_refused: async () => work('staff/worksheet/check', await worksheet()),
    own_measurement: async () => {
      const { code, runs: own } = await worksheet();
      await work('staff/worksheet/mark', { code, runs: own, state: 'measured' });
      const measured = own.map(({ rid }) => ({ rid, seen: { state: 'measured', checked: false } as const }));
      return work('staff/worksheet/check', { code, runs: measured });
    },
    seen_changed: async () =>
      work('staff/worksheet/check', { code: (await worksheet()).code, runs: [...rows] }),
  },
  'staff/worksheet/close': {
    not_found: () => work('staff/worksheet/close', { code: 'none' }),
    worksheet_act_refused: async () => work('staff/worksheet/close', { code: (await closed()).code }),
  },
} satisfies Partial<Scenarios>;
