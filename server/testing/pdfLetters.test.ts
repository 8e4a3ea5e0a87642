import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawAccountStatement } from '../src/modules/asset/asset.statement.document';
import { drawDoorSign } from '../src/modules/instrument/instrument.door.document';
import { drawDocument } from '../src/modules/invoiceApply/invoiceApply.document';
import { pdfFont } from '../src/modules/pdf/pdf.font.document';
import { drawReceipt } from '../src/modules/prestore/prestore.receipt.document';
import { drawProtocol } from '../src/modules/protocol/protocol.layout.document';
import type { DrawnSignature } from '../src/modules/protocol/protocol.signature.document';
import { drawQuotation } from '../src/modules/quotation/quotation.document';
import { drawReference } from '../src/modules/quotation/quotation.reference.document';
import { drawReport } from '../src/modules/report/report.document';
import { drawLabels } from '../src/modules/sample/sample.label.document';
import { drawShippingLabel } from '../src/modules/sample/sample.parcel.document';
import { drawStatement } from '../src/modules/statement/statement.file.document';
import { hasPdftotext, textOfPdf } from './pdf';
import { hasRareFont, rareLetters } from './rareLetters';

const at = new Date('2026-11-18T02:00:00Z');
const created = at.toISOString();

/** What a person typed who has a rare name: letters that print, what nobody sees, and what no font has. */
const typed = '王𠮷㛃\u200b𨭉\ufe0f🧪';
const printed = '王𠮷㛃𨭉〓';

/** A document that is drawn with the words wherever a person, or staff, can write some. */
type Draw = (words: string, font: Buffer) => Promise<Buffer>;

const party = (words: string) => ({ name: words, company: words, phone: '13800000000', email: 'a@b.cn' });
const provider = (words: string) => ({ ...party(words), address: words });
const bankAccount = (words: string) => ({ name: words, bank: words, account: '123456' });
const priced = (words: string) => ({
  name: words,
  unit: '次',
  option_text: [words],
  count: 1,
  turnaround_days: 3,
  unit_fen: 100,
  total_fen: 100,
});

const signature = (words: string): DrawnSignature =>
  ({
    name: words,
    method: 'typed',
    picture: null,
    phone: '138****0000',
    at,
    sha256: 'a3'.repeat(32),
    version: 1,
    consent: words,
  }) as const;

const protocol = (words: string) => ({
  title: '协议',
  line: words,
  parties: [[{ label: '甲方', value: words }]],
  sections: [
    {
      heading: words,
      clauses: [words],
      table: {
        kind: 'samples' as const,
        columns: ['序号', '编号', '名称', '形态', '说明'].map((title) => ({ title, align: 'left' as const })),
        // The form of a sample is chosen from a list, not written.
        rows: [['1', words, words, '粉末', words]],
      },
    },
  ],
});

/** Each file that draws a document, with the document. */
const documents: Readonly<Record<string, Draw>> = {
  'asset.statement': (words, font) =>
    drawAccountStatement(
      {
        from: '2026-11-01',
        to: '2026-11-30',
        made: at,
        member: party(words),
        provider: party(words),
        accounts: [
          {
            account: 'cash',
            opening: 0,
            credited: 1,
            debited: 0,
            closing: 1,
            carried: 0,
            shortened: false,
            entries: [{ at, code: null, amount: 1, balance: 1, label: words }],
          },
        ],
      },
      font,
    ),
  'instrument.door': (words, font) =>
    drawDoorSign({ code: 'TEM-1', name: words, place: words, page: 'https://a.cn' }, { created: at, font }),
  invoiceApply: (words, font) =>
    drawDocument(
      {
        row: {
          rid: 'a',
          code: 'K1',
          user_rid: 'b',
          type: 5,
          state: 'issued',
          amount_fen: 100,
          holder: 'company',
          title: words,
          tax_number: '',
          registered_address: words,
          registered_phone: '',
          bank: words,
          account: '',
          note: words,
          email: '',
          reason: '',
          number: null,
          red_number: null,
          finance_at: null,
          finance_to: '',
          created: at,
          changed: at,
        },
        parts: [{ statement_code: 'J1', items: [words], amount_fen: 100 }],
        provider: provider(words),
        bankAccount: bankAccount(words),
        taxpayer: null,
      },
      font,
    ),
  'prestore.receipt': (words, font) =>
    drawReceipt(
      {
        code: 'P1',
        payer: words,
        amount_fen: 100,
        paid_on: '2026-11-18',
        decided: at,
        invoicing: 'arrival',
        cluster: words,
        provider: provider(words),
      },
      font,
    ),
  'protocol.layout': (words, font) =>
    drawProtocol(
      { code: 'D1', author: words, created: at, content: protocol(words), signature: signature(words) },
      font,
    ),
  quotation: (words, font) =>
    drawQuotation(
      {
        code: 'B1',
        target_code: 'D1',
        order_rid: null,
        at,
        valid_until: '2026-12-18',
        note: words,
        lines: [priced(words)],
        total_fen: 100,
        discount_fen: 0,
        member: party(words),
        provider: provider(words),
        manager: { ...party(words), hours: words, wechat: words },
        bankAccount: bankAccount(words),
        taxpayer: null,
        enterprise: false,
      },
      font,
    ),
  'quotation.reference': (words, font) =>
    drawReference(
      {
        at,
        valid_until: '2026-12-18',
        lines: [priced(words)],
        member: party(words),
        provider: provider(words),
      },
      font,
    ),
  report: (words, font) =>
    drawReport(
      {
        content: {
          client: words,
          client_address: words,
          samples: [{ number: words, name: words, received: null }],
          items: [{ name: words, method: words, instrument: words }],
          tested_from: null,
          tested_to: null,
          pictures: [],
          results: [{ title: words, rows: [[words], [words]] }],
          conclusion: words,
          remark: words,
        },
        version: 2,
        reason: words,
        former: '2026-000001-1',
        order_code: 'D1',
        author: words,
        provider: provider(words),
        mark: words,
        custody: [{ sample: words, lines: [{ what: '扫码收样', who: words, note: words, at }], whole: true }],
        created: at,
        issued: {
          number: '2026-000001-2',
          code: 'ABC',
          url: 'https://a.cn/verify/ABC',
          issuer: words,
          at,
          signature: null,
        },
      },
      [{ caption: words, bytes: undefined }],
      font,
    ),
  'sample.label': (words, font) =>
    drawLabels(
      [
        {
          code: 'S1',
          number: words,
          name: words,
          form: 'powder',
          hazards: [],
          tests: [words],
          orderCode: 'D1',
        },
      ],
      {
        size: 'large',
        created: at,
        font,
      },
    ),
  'sample.parcel': (words, font) =>
    drawShippingLabel(
      {
        code: 'D1',
        count: 1,
        hazards: [],
        storage: 'ambient',
        receiver: provider(words),
        sender: party(words),
      },
      { size: 'a4', created: at, font },
    ),
  'statement.file': (words, font) =>
    drawStatement(
      {
        statement: {
          rid: 'a',
          code: 'J1',
          state: 'unpaid',
          created,
          review_until: null,
          orders: [{ rid: 'b', code: 'D1', fund_code: words }],
          total_fen: 100,
          paid_fen: 0,
          owed_fen: 100,
          waiting_fen: 0,
          invoiced_cash_fen: 0,
          invoiced_fen: 0,
          can: [],
          invoiceable_fen: 0,
          events: [],
          lines: [
            { order_rid: 'b', order_code: 'D1', kind: 'item', name: words, detail: words, amount_fen: 100 },
          ],
          sources: { cash_fen: 0, bonus_fen: 0, credit_fen: 0 },
          available: { cash_fen: 0, bonus_fen: 0 },
          payments: [{ at: created, label: words, group: words, amount_fen: 1 }],
        },
        made: at,
        member: party(words),
        provider: provider(words),
        bankAccount: bankAccount(words),
      },
      font,
    ),
};

const bare = (text: string) => text.replace(/\s/g, '');
const onFonts = hasPdftotext() && hasRareFont() ? test : test.skip;

onFonts.each(Object.entries(documents))(
  '%s prints rare letters, and marks what no font has',
  async (_, draw) => {
    const text = bare(textOfPdf(await draw(typed, await pdfFont())));
    const plain = bare(textOfPdf(await draw('王小明', await pdfFont())));
    const places = plain.split('王小明').length - 1;
    expect(places).toBeGreaterThan(1);
    expect([text.split(printed).length - 1, /\u200b|\ufe0f|\ufffd/.test(text)]).toEqual([places, false]);
  },
);

/** Labels cut what is too long; `sample.label.test.ts` prints them line by line. */
const whole = Object.entries(documents).filter(([name]) => !name.startsWith('sample.'));

onFonts.each(whole)('%s prints each of 300 rare letters', async (_, draw) => {
  const letters = rareLetters.join('').match(/.{1,60}/gsu) ?? [];
  const font = await pdfFont();
  let text = '';
  for (const words of letters) text += textOfPdf(await draw(words, font));
  expect(rareLetters.filter((letter) => !text.includes(letter))).toEqual([]);
});

test('every document that the server draws is in the table', async () => {
  const folder = join(__dirname, '../src/modules');
  const files = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.document.ts'));
  const drawing: string[] = [];
  for (const path of files.filter((one) => !one.startsWith('pdf')))
    if ((await readFile(join(folder, path), 'utf8')).includes('newPdf('))
      drawing.push(path.replace(/^.*[\\/]|\.document\.ts$/g, ''));
  expect(drawing.sort()).toEqual(Object.keys(documents).sort());
});
