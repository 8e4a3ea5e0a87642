import { type SampleAct, type SampleState, sampleActs, sampleActTable } from '@portal/shared/rules';
import fc from 'fast-check';
import { member, staff } from '../../../testing/factories';
import { lab } from '../../../testing/orders';
import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { reporting, underTest } from '../../../testing/reports';
import { addRetest } from '../../../testing/retests';
import { type TestApp, testApp } from '../../../testing/testApp';
import { type BenchTouch, custodyOf, type SampleTouch } from './report.custody.rules';

const start = Date.parse('2026-11-20T01:00:00Z');

/** A life of a sample by its table of states: each number chooses the next act, each pair has the minutes until it. */
function lifeOf(steps: readonly (readonly [choice: number, minutes: number])[]): SampleTouch[] {
  const life: SampleTouch[] = [];
  let at = start;
  let state: SampleState | undefined;
  for (const [choice, minutes] of steps) {
    const from = (act: SampleAct): readonly SampleState[] => sampleActTable[act].from;
    const possible = sampleActs.filter((act) => (state ? from(act).includes(state) : act === 'register'));
    const act = possible[choice % possible.length];
    if (act === undefined) break;
    const to: SampleState | null = sampleActTable[act].to;
    state = to ?? state ?? 'registered';
    at += minutes * 60_000;
    life.push({ act, state, who: `人${choice}`, note: '', at: new Date(at) });
  }
  return life;
}

const steps = fc.array(fc.tuple(fc.nat(), fc.nat(600)), { minLength: 1, maxLength: 30 });
const bench = fc.array(
  fc.nat(18_000).map(
    (minutes): BenchTouch => ({
      act: 'measure',
      who: '甲',
      note: '',
      at: new Date(start + minutes * 60_000),
    }),
  ),
  { maxLength: 4 },
);

test('the record has every touch once, in the order of time, and says when one is missing', () => {
  fc.assert(
    fc.property(steps, bench, (wanted, measured) => {
      const life = lifeOf(wanted);
      const { lines, whole } = custodyOf('S1', life, measured);
      expect(whole).toBe(true);
      const times = lines.map(({ at }) => at.getTime());
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(lines.filter(({ what }) => what !== '检测').map(({ who }) => who)).toEqual(
        life.map(({ who }) => who),
      );
      expect(lines.filter(({ what }) => what === '检测')).toHaveLength(measured.length);
      // Without its receipt a sample can't have been placed, stored or tested again.
      const received = life.findIndex(({ act }) => act === 'receive');
      const next = life[received + 1];
      if (received > 0 && next && next.act !== 'receive')
        expect(custodyOf('S1', life.toSpliced(received, 1), []).whole).toBe(false);
      const [, ...headless] = life;
      if (headless.length > 0) expect(custodyOf('S1', headless, []).whole).toBe(false);
    }),
    { numRuns: 10_000 },
  );
});

interface Bench {
  readonly order_code: string;
  readonly own: { readonly token: string };
  /** Another person, who checks. */
  readonly second: { readonly token: string };
}

/** Measures and checks the samples of an order on a worksheet. */
async function measured(t: TestApp, { order_code, own, second }: Bench): Promise<{ code: string }> {
  const { code } = (await t.call('staff/worksheet/add', { service_rid: 'xrd', codes: [order_code] }, own))
    .data;
  const sheet = (await t.call('staff/worksheet/detail', { code }, own)).data;
  const seen = (state: 'waiting' | 'measured') =>
    sheet.runs.map(({ rid }) => ({ rid, seen: { state, checked: false } }));
  await t.call('staff/worksheet/mark', { code, runs: seen('waiting'), state: 'measured' }, own);
  await t.call('staff/worksheet/check', { code, runs: seen('measured') }, second);
  return { code };
}

(hasPdftotext() ? test : test.skip)(
  'the record has what a retest did with the sample, in the reports of both orders; that of others is not in it',
  async () => {
    const t = await testApp();
    const desk = await lab(t);
    const own = { token: desk.token };
    const second = { token: (await staff(t.db, { name: '周复核' })).token };
    const { code: first } = await underTest(t, desk, await member(t.db));
    const sheet = await measured(t, { order_code: first, own, second });
    await desk.addData(first);
    await desk.acts(first, 'deliver');
    const again = (await addRetest(t, desk, { code: first, cause: 'fault' })).data.order?.code ?? '';
    const repeated = await measured(t, { order_code: again, own, second });
    const other = await underTest(t, desk, await member(t.db));
    const foreign = await measured(t, { order_code: other.code, own, second });

    const analyst = reporting(t, desk.token);
    const annexOf = async (order_code: string) => {
      const file = await analyst.file(await analyst.begin(order_code));
      const pdf = textOfPdf((await t.app.inject(file)).rawPayload);
      return pdf.slice(pdf.indexOf('附录：样品流转记录'));
    };
    for (const annex of [await annexOf(first), await annexOf(again)]) {
      for (const what of [sheet.code, '首次', '复测 1', '复测取用', repeated.code])
        expect(annex).toContain(what);
      expect(annex.indexOf(sheet.code)).toBeLessThan(annex.indexOf(repeated.code));
      expect(annex).not.toContain(foreign.code);
      expect(annex).not.toContain('记录不完整');
    }
    // A report about an order without a retest does not number its only test.
    expect(await annexOf(other.code)).not.toContain('首次');
  },
);

(hasPdftotext() ? test : test.skip)(
  'a report ends with the way of its samples through the lab, with measurement and check',
  async () => {
    const t = await testApp();
    const desk = await lab(t);
    const own = { token: desk.token };
    const second = { token: (await staff(t.db, { name: '周复核' })).token };
    const { code: order_code } = await underTest(t, desk, await member(t.db));
    const { code } = await measured(t, { order_code, own, second });
    const analyst = reporting(t, desk.token);
    const rid = await analyst.begin(order_code);
    const pdf = textOfPdf((await t.app.inject(await analyst.file(rid))).rawPayload);
    const annex = pdf.slice(pdf.indexOf('附录：样品流转记录'));
    for (const what of ['登记样品', '委托方', '扫码收样', '检测', '复核', '周复核', code])
      expect(annex).toContain(what);
    expect(annex.indexOf('扫码收样')).toBeLessThan(annex.indexOf('周复核'));
    expect(annex).not.toContain('记录不完整');

    expect(pdf).not.toMatch(/资质|CMA|CNAS/);
    const { etag } = (await t.call('staff/setting/detail', { key: 'reportMark' }, own)).data;
    const mark = { key: 'reportMark' as const, value: '资质认定证书编号 000000000000', etag };
    await t.call('staff/setting/update', mark, own);
    expect(textOfPdf((await t.app.inject(await analyst.file(rid))).rawPayload)).toContain(mark.value);
  },
);
