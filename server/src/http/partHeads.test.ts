import fc from 'fast-check';
import { PartHeads } from './partHeads';

const field = 'Content-Disposition: form-data; name="name"';
const part = (head: string, content = 'x') => `--b\r\n${head}\r\n\r\n${content}\r\n`;
const end = '--b--\r\n';

/** Cuts the text into pieces of random length. */
const pieces = (text: string) =>
  fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 }).map((lengths) => {
    const cut: Buffer[] = [];
    for (let at = 0, turn = 0; at < text.length; turn++) {
      const length = lengths[turn % lengths.length] ?? 1;
      cut.push(Buffer.from(text.slice(at, at + length)));
      at += length;
    }
    return cut;
  });

function isAccepted(text: string): boolean | undefined {
  let accepted: boolean | undefined;
  fc.assert(
    fc.property(pieces(text), (chunks) => {
      const heads = new PartHeads('b');
      const all = chunks.every((chunk) => heads.accept(chunk));
      accepted ??= all;
      expect(all).toBe(accepted);
    }),
  );
  return accepted;
}

test.each([
  ['a field', part(field) + end],
  ['two fields, one empty', part(field, '') + part(field) + end],
  [
    'a file',
    part(`Content-Type: text/plain\r\n${field}; filename="100%0A.txt"`, '\r\n\r\n-- --b\r\n--a') + end,
  ],
  ['other spellings', part('content-disposition:FORM-DATA ;name=a') + end],
  ['a folded line', part('Content-Disposition: form-data;\r\n name="a"') + end],
  ['nothing but the end', end],
  ['text before and after', `preamble\r\n${part(field)}${end}\r\n--b\r\nmore`],
  ['a form that breaks off', part(field, 'abc').trimEnd()],
])('%s is accepted, however it is cut', (_name, text) => {
  expect(isAccepted(text)).toBe(true);
});

test.each([
  ['no Content-Disposition', part('X-Other: 1') + end],
  ['another disposition', part('Content-Disposition: attachment; name="a"') + end],
  ['no head', part('').replace('\r\n\r\n', '\r\n') + end],
  ['an empty head', `--b\r\n\r\nx\r\n${end}`],
  ['a head that the next part cuts off', `--b\r\n${field}\r\n${part(field)}${end}`],
  ['a head that never ends', `--b\r\n${field}${'x'.repeat(17_000)}`],
  ['a line without a name before it', part(`what\r\n${field}`) + end],
  ['a bare line break in it', part(`${field}; x="\n"`) + end],
  ['a line break in the name, decoded', part("Content-Disposition: form-data; name*=UTF-8''a%0db") + end],
  ['the second part only', `${part(field)}${part('X-Other: 1')}${end}`],
])('a part with %s is refused, however it is cut', (_name, text) => {
  expect(isAccepted(text)).toBe(false);
});
