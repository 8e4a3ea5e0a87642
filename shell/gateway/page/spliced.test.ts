/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Hole } from './frame';
import { Spliced } from './spliced';

const nonce: Hole = { mark: '\u0001nonce\u0001', length: 24 };
const visitor: Hole = { mark: '\u0001visitor\u0001', length: 160 };

const filled = ({ length }: Hole) =>
  fc.stringMatching(/^[A-Za-z0-9+/=]*$/, { maxLength: length }).map((text) => text.padEnd(length));

/** Texts that repeat themselves, as HTML does, with letters of two and three bytes. */
const words = fc
  .array(
    fc.constantFrom(
      '<div class="css-a1">',
      '样品检测 ',
      'é',
      'nonce="',
      'AbCdEfGhIjKlMnOpQrStUvWx',
      ' ',
      'x',
    ),
    { maxLength: 400 },
  )
  .map((all) => all.join(''));

const pages = fc.record({
  parts: fc.array(fc.tuple(words, fc.constantFrom(nonce, visitor)), { maxLength: 12 }),
  end: words,
  nonce: filled(nonce),
  visitor: filled(visitor),
});

test('what each visitor decompresses is the text with the own values, in both encodings', async () => {
  await fc.assert(
    fc.asyncProperty(pages, async (page) => {
      const text = page.parts.map(([words, { mark }]) => `${words}${mark}">`).join('') + page.end;
      const spliced = new Spliced(text, [nonce, visitor]);
      for (const own of [page.nonce, 'A'.repeat(24), 'AbCdEfGhIjKlMnOpQrStUvWx']) {
        const values = new Map([
          [nonce.mark, own],
          [visitor.mark, page.visitor],
        ]);
        const wanted = text.replaceAll(nonce.mark, own).replaceAll(visitor.mark, page.visitor);
        expect(spliced.plain(values).toString()).toBe(wanted);
        expect(brotliDecompressSync(await spliced.compressed('br', values)).toString()).toBe(wanted);
        expect(gunzipSync(await spliced.compressed('gzip', values)).toString()).toBe(wanted);
      }
    }),
    { numRuns: Number(process.env.SOAK_CASES ?? 60) },
  );
});

test('a value of another length is refused, and a hole at the end', () => {
  const spliced = new Spliced(`a${nonce.mark}">`, [nonce]);
  expect(() => spliced.plain(new Map([[nonce.mark, 'short']]))).toThrow('5 bytes, not 24');
  expect(() => new Spliced(`a${nonce.mark}样`, [nonce])).toThrow(RangeError);
  expect(() => new Spliced(`a${nonce.mark}${nonce.mark}">`, [nonce])).toThrow(RangeError);
});
