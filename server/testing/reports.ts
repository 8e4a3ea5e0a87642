import type { ReportContent } from '@portal/shared/contract';
import type { ReportMove } from '@portal/shared/rules';
import { staff, type TestMember } from './factories';
import { type Lab, lab, order } from './orders';
import type { TestApp } from './testApp';

/** A table of results. */
export const table = {
  title: '晶格参数',
  rows: [
    ['样品', 'a / Å', 'c / Å'],
    ['S1', '3.9992', '4.0285'],
  ],
};

/** A person of the lab, who does things with reports as they are now. */
export function reporting(t: TestApp, token: string) {
  const auth = { token };
  const detail = async (rid: string) => (await t.call('staff/report/detail', { rid }, auth)).data;
  const revisionOf = async (rid: string) => (await detail(rid)).revision;
  return {
    detail,
    begin: async (order_code: string) => (await t.call('staff/report/add', { order_code }, auth)).data.rid,
    /** Fills a draft in, so that it can be submitted. */
    save: async (rid: string, change: Partial<ReportContent> = {}) => {
      const { revision, content } = await detail(rid);
      const items = content.items.map((item) => ({ ...item, method: 'JY/T 0587-2020' }));
      const filled = { client: '某大学', items, results: [table] };
      return t.call(
        'staff/report/save',
        { rid, revision, content: { ...content, ...filled, ...change } },
        auth,
      );
    },
    move: async (rid: string, act: ReportMove, note = '') =>
      t.call('staff/report/move', { rid, revision: await revisionOf(rid), act, note }, auth),
    amend: async (rid: string, reason: string) =>
      (await t.call('staff/report/amend', { rid, revision: await revisionOf(rid), reason }, auth)).data.rid,
    file: async (rid: string) => (await t.call('staff/report/file', { rid }, auth)).data.url,
  };
}

/** Places an order and takes it to its test. */
export async function underTest(
  t: TestApp,
  desk: Lab,
  who: TestMember,
): Promise<{ rid: string; code: string }> {
  const placed = await order(t, who);
  await desk.acts(placed.code, 'receive', 'confirm', 'test');
  return placed;
}

/** Issues a report of a new order of the member; returns the keys of both, and the order's number. */
export async function issuedReport(t: TestApp, who: TestMember) {
  const desk = await lab(t);
  const placed = await underTest(t, desk, who);
  const analyst = reporting(t, desk.token);
  const rid = await analyst.begin(placed.code);
  await analyst.save(rid);
  await analyst.move(rid, 'submit');
  await reporting(t, (await staff(t.db, {}, t.clock.now())).token).move(rid, 'issue');
  return { rid, order_rid: placed.rid, code: placed.code };
}
