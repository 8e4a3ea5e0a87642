import fc from 'fast-check';
import { isTextData } from './textData.rules';

const gb18030 = Buffer.from('8139ee39', 'hex'); // 㐀, a form of four bytes
const table = '波长,吸光度\r\n800.1,0.0015\r\n';
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${table}`)],
  ['UTF-16LE with a mark', Buffer.from(`\ufeff${table}`, 'utf16le')],
  ['UTF-16LE', Buffer.from(table, 'utf16le')],
  ['UTF-16BE with a mark', utf16be(`\ufeff${table}`)],
  ['UTF-16BE', utf16be(table)],
  ['UTF-16LE, Chinese only', Buffer.from('样品一号\n样品二号\n', 'utf16le')],
  ['UTF-16LE beyond the BMP', Buffer.from('样品𠮷\n1\n', 'utf16le')],
  ['GB18030 with a form of four bytes', Buffer.concat([gb18030, Buffer.from(',1\r\n')])],
  ['Shift JIS', Buffer.from('2a46494c455f434f4d4d454e54202283588356220d0a', 'hex')],
  ['Windows-1252', Buffer.from('Temp [\xb0C] \xae\n', 'latin1')],
  ['text ended by 0x1A', Buffer.concat([Buffer.from(table), Buffer.from([0x1a])])],
  ['UTF-16LE ended by U+001A', Buffer.from(`${table}\u001a`, 'utf16le')],
  ['UTF-16LE ended by one byte 0x1A', Buffer.concat([Buffer.from(table, 'utf16le'), Buffer.from([0x1a])])],
])('%s is text', (_name, bytes) => {
  expect(isTextData(bytes)).toBe(true);
});

test.each<[string, Buffer]>([
  ['a control within text', Buffer.from('1,2\u001a3\n')],
  ['counts of a detector', Buffer.from(Uint16Array.from({ length: 500 }, (_, at) => 20_000 + at).buffer)],
  ['numbers of 32 bits', Buffer.from(Uint32Array.from({ length: 500 }, (_, at) => at * 7).buffer)],
  ['numbers of a measurement', Buffer.from(Float64Array.from({ length: 99 }, (_, at) => at / 3).buffer)],
])('%s is no text', (_name, bytes) => {
  expect(isTextData(bytes)).toBe(false);
});

test('text stays text in each encoding, wherever its beginning is cut', () => {
  const text = fc.stringMatching(/^1\n[一-鿕0-9a-z,.\n]{2,60}$/u);
  fc.assert(
    fc.property(text, fc.nat(200), (words, cut) => {
      for (const bytes of [Buffer.from(words), Buffer.from(words, 'utf16le'), utf16be(words)]) {
        const end = Math.max(4, bytes.length - cut);
        expect(isTextData(bytes.subarray(0, end))).toBe(true);
      }
    }),
  );
});
