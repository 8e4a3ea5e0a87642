import { order } from '../orders';
import { issuedReport, reporting, underTest } from '../reports';
import type { Given } from '../seen';
import { call, desk, missing, type Scenarios, t, who, work } from './scene';

/** Begins a report about an order under test; returns its key. */
async function draft(): Promise<string> {
  const { code } = await underTest(t, desk, who);
  return (await work('staff/report/add', { order_code: code })).data.rid;
}

/** Submits a whole report. */
async function submitted(): Promise<string> {
  const rid = await draft();
  const analyst = reporting(t, desk.token);
  await analyst.save(rid);
  await analyst.move(rid, 'submit');
  return rid;
}

const issued = async (): Promise<string> => (await issuedReport(t, who)).rid;
const revisionOf = async (rid: string) => (await work('staff/report/detail', { rid })).data.revision;
const move = (given: Pick<Given<'staff/report/move'>, 'rid' | 'act'>, revision = 0) =>
  work('staff/report/move', { ...given, revision });
const amend = (rid: string, revision = 0) => work('staff/report/amend', { rid, revision, reason: '有误' });
const save = (rid: string, revision = 0) => work('staff/report/save', { rid, revision, content: {} });

export const reportRefusals = {
  'open/report/verify': { not_found: () => call('open/report/verify', { code: 'none' }) },
  'auth/report/list': { not_found: () => call('auth/report/list', { order_rid: 'none' }) },
  'auth/report/file': { not_found: async () => call('auth/report/file', { rid: await draft() }) },
  'auth/report/mask': { not_found: () => call('auth/report/mask', { ...missing, mask: 'whole' }) },
  'staff/report/detail': { not_found: () => work('staff/report/detail', missing) },
  'staff/report/add': {
    not_found: () => work('staff/report/add', { order_code: 'none' }),
    report_act_refused: async () => work('staff/report/add', { order_code: (await order(t, who)).code }),
  },
  'staff/report/save': {
    not_found: () => save('none'),
    report_act_refused: async () => save(await submitted()),
    seen_changed: async () => save(await draft(), 7),
  },
  'staff/report/move': {
    not_found: () => move({ rid: 'none', act: 'submit' }),
    report_act_refused: async () => move({ rid: await draft(), act: 'submit' }),
    own_report: async () => {
      const rid = await submitted();
      return move({ rid, act: 'issue' }, await revisionOf(rid));
    },
    seen_changed: async () => move({ rid: await draft(), act: 'submit' }, 7),
  },
  'staff/report/amend': {
    not_found: () => amend('none'),
    report_act_refused: async () => amend(await draft()),
    seen_changed: async () => amend(await issued(), 99),
  },
  'staff/report/file': { not_found: () => work('staff/report/file', missing) },
} satisfies Partial<Scenarios>;
