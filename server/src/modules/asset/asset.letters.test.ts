import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { hasRareFont, rareLetters } from '../../../testing/rareLetters';
import { pdfFont } from '../pdf/pdf.font.document';
import { drawAccountStatement } from './asset.statement.document';

const at = new Date('2026-11-18T02:00:00Z');

(hasPdftotext() && hasRareFont() ? test : test.skip)(
  'a statement prints every rare letter, and marks what no font has',
  async () => {
    const entries = Array.from({ length: Math.ceil(rareLetters.length / 8) }, (_, index) => ({
      ...{ at, code: null, amount: 100, balance: 100 },
      label: rareLetters.slice(index * 8, index * 8 + 8).join(''),
    }));
    const account = { account: 'cash', opening: 0, credited: 100, debited: 0, closing: 100 } as const;
    const facts = {
      ...{ from: '2026-11-01', to: '2026-11-30', made: at },
      member: { name: '王𠮷', company: '测试🧪公司', phone: '13800000000' },
      provider: { company: '检测中心', phone: '400' },
      accounts: [{ ...account, entries, shortened: false }],
    };
    const text = textOfPdf(await drawAccountStatement(facts, await pdfFont()));
    expect(rareLetters.filter((letter) => !text.includes(letter))).toEqual([]);
    expect(text).toContain('王𠮷');
    expect(text).toContain('测试〓公司');
  },
);
