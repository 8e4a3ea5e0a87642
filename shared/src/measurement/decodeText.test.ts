/** @jest-environment node */
import fc from 'fast-check';
import { decodeText } from './decodeText';

/** Encodes by asking the decoder of the platform about each pair of bytes. */
function encoder(encoding: string): (text: string) => Uint8Array {
  const codes = new Map<string, readonly number[]>();
  // As a stream: without it, some versions of Node read Windows-1252 as Latin-1.
  const decode = (...bytes: number[]) =>
    new TextDecoder(encoding).decode(Uint8Array.from(bytes), { stream: true });
  for (let first = 0x80; first <= 0xff; first++) {
    const single = decode(first);
    if (single.length === 1 && single !== '\ufffd') codes.set(single, [first]);
    if (!/gb|jis/.test(encoding)) continue;
    for (let second = 0x40; second <= 0xfe; second++) {
      const pair = decode(first, second);
      if (pair.length === 1 && pair !== '\ufffd' && !codes.has(pair)) codes.set(pair, [first, second]);
    }
  }
  return (text) =>
    Uint8Array.from(
      Array.from(text).flatMap((character) => {
        const code = character.charCodeAt(0);
        const bytes = code < 0x80 ? [code] : codes.get(character);
        if (!bytes) throw new Error(`${encoding} has no ${character}`);
        return bytes;
      }),
    );
}

const gbk = encoder('gb18030');
const western = encoder('windows-1252');
const japanese = encoder('shift_jis');
const mac = encoder('macintosh');

const chineseWords = [
  '样品名称',
  '仪器型号',
  '波长(nm)',
  '吸光度',
  '温度(℃)',
  '时间(分)',
  '质量(%)',
  '热流',
  '强度(计数)',
  '秒',
  '操作员：王',
  '测试日期',
  '透过率%T',
  '红外光谱',
  '2θ(°)',
  '相对压力',
  '升温速率 10℃/min',
  '扫描速度',
  '单位',
  '检测器',
];
const westernWords = [
  'Temp./°C',
  'Value [°C]',
  '85 µl, open',
  'm²/g',
  'cm³/g STP',
  'Quantachrome®',
  '© 1994',
  '±0.5',
  'Größe',
  'Länge',
  'Wärmestrom',
  'température',
  'µV/mg',
  '25 °C',
  '°',
  'Probenträger',
  '30°C/5.0(K/min)/700°C',
  'x (Å)',
  '100 µm',
  'échantillon',
  'Año',
  '™-',
  '20°C',
  'p/p°',
];
const japaneseWords = [
  '温度',
  '測定日',
  '試料名',
  'データ',
  'サンプル',
  '測定条件',
  '走査速度',
  '角度',
  '強度',
  'ファイル名',
  '開始角度',
  'コメント',
];

const texts = (words: readonly string[]) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...words),
        fc.constantFrom('\t', ';', ' ', '\n', ','),
        fc.constantFrom('', '12.5', 'Sample A', 'x'),
      ),
      { minLength: 1, maxLength: 12 },
    )
    // A line of numbers ends it, as a head is never all of a file.
    .map((parts) => `${parts.flat().join('')}\n1.5\t2.5\n`);

describe('the encoding is the one in which the text reads', () => {
  test.each([
    ['GB18030', gbk, chineseWords],
    ['Windows-1252', western, westernWords],
    ['Shift JIS', japanese, japaneseWords],
  ] as const)('%s', (_, encode, words) => {
    fc.assert(
      fc.property(texts(words), (text) => {
        expect(decodeText(encode(text))).toBe(text);
      }),
      { numRuns: 400, seed: 41 },
    );
  });
  test('a Mac’s degree sign', () => {
    expect(decodeText(mac('Temperature(°C)\t1\n'))).toBe('Temperature(°C)\t1\n');
  });
  test('four bytes of GB18030', () => {
    const rare = Uint8Array.of(...gbk('样品名称：'), 0x82, 0x30, 0x9f, 0x34, ...gbk('样\n'));
    expect(decodeText(rare)).toMatch(/^样品名称：.样\n$/u);
  });
  test.each(['utf-16le', 'utf-16be'])('%s with and without its mark', (encoding) => {
    const text = `温度\t质量\n${'25.5\t100.0\n'.repeat(20)}`;
    const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
    const bytes = (all: readonly number[]) =>
      Uint8Array.from(
        all.flatMap((unit) => (encoding === 'utf-16le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
      );
    expect(decodeText(bytes(units))).toBe(text);
    expect(decodeText(bytes([0xfeff, ...units]))).toBe(text);
  });
  test('binary content is no text; the sign of DOS ends one', () => {
    expect(decodeText(Uint8Array.of(1, 0, 2, 0, 0, 9))).toBeUndefined();
    expect(decodeText(new TextEncoder().encode('1 2\r\n3 4\u001arest'))).toBe('1 2\n3 4');
  });
});
