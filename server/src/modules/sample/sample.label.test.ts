import {
  labelSizeKeys,
  labelSizes,
  type SampleHazard,
  sampleHazards,
  shippingLabelSizeKeys,
} from '@portal/shared/rules';
import codes from 'bwip-js/node';
import { member, type TestMember } from '../../../testing/factories';
import { lab } from '../../../testing/orders';
import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { hasRareFont, rareLetters } from '../../../testing/rareLetters';
import { hasPdftoppm, rasterOf } from '../../../testing/raster';
import { sampleOf, sampleOrder, samplesOfOrder } from '../../../testing/samples';
import { type TestApp, testApp } from '../../../testing/testApp';
import { pdfFont } from '../pdf/pdf.font.document';
import { drawLabels, type LabelFacts } from './sample.label.document';
import { drawShippingLabel, type ParcelFacts } from './sample.parcel.document';

const code = 'P20261118-000123';
const facts: LabelFacts = {
  code,
  number: 'LFP-01',
  name: '磷酸铁锂正极材料',
  form: 'powder',
  hazards: ['toxic', 'air_sensitive'],
  tests: ['BET', 'SEM'],
  orderCode: 'D20261118-000045',
};
const created = new Date('2026-11-18T02:00:00Z');
const draw = async (labels: readonly LabelFacts[], size: (typeof labelSizeKeys)[number]) =>
  drawLabels(labels, { size, created, font: await pdfFont() });
const pages = (pdf: Buffer): number => pdf.toString('latin1').split('/Type /Page\n').length - 1;

describe('the PDF', () => {
  test('has a page of its size for each label, and 24 labels on an A4 sheet', async () => {
    const many = Array.from({ length: 25 }, () => facts);
    expect(pages(await draw(many, 'small'))).toBe(25);
    expect(pages(await draw(many, 'a4'))).toBe(2);
    for (const size of ['small', 'medium', 'large'] as const) {
      const { width, height } = labelSizes[size];
      const box = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec((await draw([facts], size)).toString('latin1'));
      expect(Number(box?.[1])).toBeCloseTo((width / 25.4) * 72, 0);
      expect(Number(box?.[2])).toBeCloseTo((height / 25.4) * 72, 0);
    }
  });

  test('says number, name, form, hazards in words, order and code, on every size', async () => {
    if (!hasPdftotext()) return;
    for (const size of labelSizeKeys) {
      const text = textOfPdf(await draw([facts], size)).replace(/\s/g, '');
      for (const part of ['LFP-01', '磷酸铁锂', '有毒、怕空气或水', 'D20261118-000045', code])
        expect(text).toContain(part);
    }
  });

  test('names its tests on every size, beside two lines of hazards too, and says how many there are when not all fit', async () => {
    if (!hasPdftotext()) return;
    const tests = [
      'BET',
      'SEM',
      'XRD',
      'TEM',
      'ICP-MS',
      'TG-DSC',
      'FTIR',
      'Raman',
      'XPS',
      'AFM',
      'DLS',
      'NMR',
    ];
    const hazards: SampleHazard[] = ['toxic', 'air_sensitive', 'flammable'];
    for (const size of labelSizeKeys) {
      const textWith = async (some: string[]) =>
        textOfPdf(await draw([{ ...facts, hazards, tests: some }], size)).replace(/\s/g, '');
      expect(await textWith(['BET', 'SEM'])).toContain('检测：BET、SEM');
      const text = await textWith(tests);
      expect(text).toMatch(/检测：BET[^…]*(NMR|等12项)/);
    }
  });

  test('a formula in the name is written with its figures', async () => {
    if (!hasPdftotext()) return;
    const oxide: LabelFacts = { ...facts, name: '二氧化钛 TiO₂' };
    expect(textOfPdf(await draw([oxide], 'large'))).toContain('TiO₂');
  });

  (hasPdftotext() && hasRareFont() ? test : test.skip)('every rare letter of a name is printed', async () => {
    expect(rareLetters.length).toBeGreaterThan(300);
    const labels = Array.from({ length: Math.ceil(rareLetters.length / 6) }, (_, index) => ({
      ...facts,
      name: rareLetters.slice(index * 6, index * 6 + 6).join(''),
      hazards: [],
    }));
    const text = textOfPdf(await draw(labels, 'large'));
    expect(rareLetters.filter((letter) => !text.includes(letter))).toEqual([]);
  });

  test('a long name and all hazards leave the codes free', async () => {
    if (!hasPdftotext()) return;
    const long: LabelFacts = {
      ...facts,
      name: '超长名称'.repeat(15),
      hazards: ['flammable', 'toxic', 'corrosive', 'volatile', 'air_sensitive', 'magnetic', 'biological'],
    };
    for (const size of labelSizeKeys) {
      const pdf = await draw([long], size);
      expect(pages(pdf)).toBe(1);
      expect(textOfPdf(pdf)).toContain(code);
    }
  });

  const rendered = hasPdftoppm() ? test : test.skip;

  rendered('each module of the rendered QR code is that of the code on it', async () => {
    const [symbol] = codes.raw('qrcode', code, 'eclevel=M');
    if (!symbol || !('pixs' in symbol)) throw new Error('no QR code');
    for (const size of ['small', 'medium', 'large', 'a4'] as const) {
      const { darkAt } = rasterOf(await draw([facts], size));
      const start = size === 'a4' ? 5 : 2;
      const side = edge((at) => darkAt(at, start + 0.2)) - start;
      const module = side / symbol.pixx;
      // The finder patterns are seven modules wide; a scanner wants a quarter of a millimetre for each.
      expect(module).toBeGreaterThan(0.4);
      const read = symbol.pixs.map((_, index) => {
        const [column, row] = [index % symbol.pixx, Math.floor(index / symbol.pixx)];
        return darkAt(start + (column + 0.5) * module, start + (row + 0.5) * module) ? 1 : 0;
      });
      expect(read).toEqual(symbol.pixs);

      /** Returns where the upper right finder pattern ends. */
      function edge(isDark: (at: number) => boolean): number {
        const most = labelSizes[size].width * 0.5;
        let end: number = start;
        for (let at = start; at < most; at += 0.02) if (isDark(at)) end = at;
        return end;
      }
    }
  });

  rendered('a sheet of labels is blank where printers leave an edge', async () => {
    const { darkAt } = rasterOf(
      await draw(
        Array.from({ length: 24 }, () => facts),
        'a4',
      ),
    );
    const across = Array.from({ length: 2000 }, (_, index) => index / 2000);
    for (const depth of [0.5, 2, 3, 4, 4.8]) {
      expect(across.filter((at) => darkAt(at * 210, depth) || darkAt(at * 210, 297 - depth))).toEqual([]);
      expect(across.filter((at) => darkAt(depth, at * 297) || darkAt(210 - depth, at * 297))).toEqual([]);
    }
  });

  rendered('the rendered bars are those of the code, with a quiet zone at both sides', async () => {
    const [symbol] = codes.raw('code128', code);
    if (!symbol || !('sbs' in symbol)) throw new Error('no bars');
    for (const size of ['medium', 'large', 'a4'] as const) {
      const { width, height } = labelSizes[size];
      const { darkAt } = rasterOf(await draw([facts], size));
      const total = symbol.sbs.reduce((sum, wide) => sum + wide, 0);
      // The first label of a sheet begins inside its edge.
      const left = size === 'a4' ? 5 : 2;
      const unit = (width - left - 2) / (total + 20);
      expect(unit).toBeGreaterThan(0.25);
      const line = height - 2 - 4 - 4;
      const expected = symbol.sbs.flatMap((wide, index) => Array<boolean>(wide).fill(index % 2 === 0));
      const first = left + 10 * unit;
      const read = expected.map((_, index) => darkAt(first + (index + 0.5) * unit, line));
      expect(read).toEqual(expected);
      for (const side of [1, 9]) {
        expect(darkAt(left + side * unit, line)).toBe(false);
        expect(darkAt(width - 2 - side * unit, line)).toBe(false);
      }
    }
  });
});

describe('the label of a parcel', () => {
  const parcel: ParcelFacts = {
    code: 'D20261118-000045',
    count: 6,
    storage: 'cool',
    hazards: ['toxic', 'air_sensitive'],
    receiver: {
      name: '示例检测收样室',
      phone: '010-00000000',
      address: '北京市海淀区示例路 1 号 2 层收样室',
    },
    sender: { name: '林晓', phone: '13800000000' },
  };
  const drawIt = async (facts: ParcelFacts, size: (typeof shippingLabelSizeKeys)[number]) =>
    drawShippingLabel(facts, { size, created, font: await pdfFont() });

  test('says where to, who from, the order, the number of samples, storage and hazards, on every size', async () => {
    if (!hasPdftotext()) return;
    for (const size of shippingLabelSizeKeys) {
      const pdf = await drawIt(parcel, size);
      expect(pages(pdf)).toBe(1);
      const text = textOfPdf(pdf).replace(/\s/g, '');
      for (const part of [
        '收示例检测收样室010-00000000',
        '示例路1号2层收样室',
        '寄林晓13800000000',
        parcel.code,
      ])
        expect(text).toContain(part);
      for (const part of ['样品6个', '冷藏2–8℃', '危害：有毒、怕空气或水']) expect(text).toContain(part);
    }
  });

  test('keeps both phones beside names of 40 letters', async () => {
    if (!hasPdftotext()) return;
    const name = '长'.repeat(40);
    const receiver = { ...parcel.receiver, name };
    for (const size of shippingLabelSizeKeys) {
      const text = textOfPdf(await drawIt({ ...parcel, receiver, sender: { ...parcel.sender, name } }, size));
      expect(text).toContain('010-00000000');
      expect(text).toContain('13800000000');
    }
  });

  test('with all hazards and the longest address has its code and sender', async () => {
    if (!hasPdftotext()) return;
    const receiver = { name: '收'.repeat(40), phone: '0'.repeat(40), address: '路'.repeat(200) };
    const hazards = Object.keys(sampleHazards).filter((key): key is SampleHazard => key in sampleHazards);
    for (const size of shippingLabelSizeKeys) {
      const text = textOfPdf(await drawIt({ ...parcel, receiver, hazards }, size)).replace(/\s/g, '');
      for (const part of [parcel.code, '13800000000', '生物危害']) expect(text).toContain(part);
    }
  });
});

describe('a link to labels', () => {
  let t: TestApp;
  let student: TestMember;
  beforeAll(async () => {
    t = await testApp();
    student = await member(t.db);
  });
  const own = () => ({ token: student.token });

  test('downloads the labels of an order, or of some samples, for a minute', async () => {
    const placed = await sampleOrder(t, student, 2, 3);
    const samples = await samplesOfOrder(t, student, placed.rid);
    const all = await t.call('auth/sample/labels', { order_rid: placed.rid, size: 'medium' }, own());
    const pdf = await t.app.inject(all.data.url);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pages(pdf.rawPayload)).toBe(3);
    const rids = samples.slice(1).map(({ rid }) => rid);
    const some = await t.call('auth/sample/labels', { rids, size: 'small' }, own());
    expect(pages((await t.app.inject(some.data.url)).rawPayload)).toBe(2);
    expect((await t.app.inject(some.data.url.replace('small', 'large'))).statusCode).toBe(403);
    t.clock.pass(61);
    expect((await t.app.inject(some.data.url)).statusCode).toBe(403);
  });

  test('downloads the label of a parcel until the samples are at the lab', async () => {
    const placed = await sampleOrder(t, student, 2, 3);
    const input = { order_rid: placed.rid, size: 'parcel', storage: 'frozen' } as const;
    const { data } = await t.call('auth/sample/shippingLabel', input, own());
    const pdf = await t.app.inject(data.url);
    expect(pdf.headers['content-disposition']).toContain(encodeURIComponent(`寄样标签-${placed.code}.pdf`));
    if (hasPdftotext())
      expect(textOfPdf(pdf.rawPayload)).toMatch(/样品 3 个\s+冷冻 −20 ℃[\s\S]*上海市浦东新区/);
    expect((await t.app.inject(data.url.replace('frozen', 'cool'))).statusCode).toBe(403);
    await (await lab(t)).acts(placed.code, 'confirm', 'receive');
    expect(await t.call('auth/sample/shippingLabel', input, own())).toMatchObject({ status: 409 });
  });

  test('names either samples or an order', async () => {
    const size = 'small' as const;
    expect(await t.call('auth/sample/labels', { size }, own())).toMatchObject({ status: 422 });
    const both = { rids: ['a'], order_rid: 'b', size };
    expect(await t.call('auth/sample/labels', both, own())).toMatchObject({ status: 422 });
  });

  test('staff print by the code of an order or of a sample', async () => {
    const { token } = await lab(t);
    const placed = await sampleOrder(t, student, 2, 2);
    const { code: sample } = await sampleOf(t, student, placed.rid);
    for (const [of, count] of [
      [placed.code, 2],
      [sample, 1],
    ] as const) {
      const { data } = await t.call('staff/sample/labels', { code: of, size: 'small' }, { token });
      expect(pages((await t.app.inject(data.url)).rawPayload)).toBe(count);
    }
  });
});
