import fc from 'fast-check';
import { amountInWords } from './pdf.amount.rules';

test.each([
  [0, '人民币零元整'],
  [123_450, '人民币壹仟贰佰叁拾肆元伍角整'],
  [1, '人民币壹分'],
  [50, '人民币伍角整'],
  [100_05, '人民币壹佰元零伍分'],
  [1_000, '人民币壹拾元整'],
  [100_200, '人民币壹仟零贰元整'],
  [10_000_000, '人民币壹拾万元整'],
  [10_050_000, '人民币壹拾万零伍佰元整'],
  [100_000_001_00, '人民币壹亿零壹元整'],
  [1_234_567_89, '人民币壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分'],
  [2_000_034_00, '人民币贰佰万零叁拾肆元整'],
])('%i fen is %s', (fen, words) => {
  expect(amountInWords(fen)).toBe(words);
});

const digit = '零壹贰叁肆伍陆柒捌玖';
const place: Readonly<Record<string, number>> = { 拾: 10, 佰: 100, 仟: 1000 };
const group: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 };

/** Reads an amount in capital figures; the reverse of `amountInWords`. */
function read(words: string): number {
  let [total, section, last] = [0, 0, 0];
  let fen = 0;
  for (const sign of words.replace('人民币', '')) {
    if (digit.includes(sign)) last = digit.indexOf(sign);
    else if (place[sign]) [section, last] = [section + last * place[sign], 0];
    else if (group[sign]) [total, section, last] = [total + (section + last) * group[sign], 0, 0];
    else if (sign === '元') [fen, total, section, last] = [(total + section + last) * 100, 0, 0, 0];
    else if (sign === '角') [fen, last] = [fen + last * 10, 0];
    else if (sign === '分') [fen, last] = [fen + last, 0];
  }
  return fen;
}

test('every amount can be read back, and has no 零 too many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_99 }), (fen) => {
      const words = amountInWords(fen);
      expect(read(words)).toBe(fen);
      expect(words).not.toMatch(/零零|零[万亿角]|零元(?!整)/);
      if (fen > 0) expect(words).not.toMatch(/零元/);
    }),
    { numRuns: 500 },
  );
});
