/** @jest-environment node */
import fc from 'fast-check';
import { pieces } from './marks';

const marked = (text: string, terms: readonly string[]) =>
  pieces(text, terms).flatMap((piece) => (piece.hit ? [piece.text] : []));

test('the longest term wins, case-insensitively', () => {
  expect(marked('X射线衍射（XRD）与 xrd', ['射线', 'x射线衍射', 'xrd'])).toEqual(['X射线衍射', 'XRD', 'xrd']);
});

test('special characters of patterns are matched literally', () => {
  expect(marked('Co2+ 与 (a.b)', ['co2+', '(a.b)', '.*'])).toEqual(['Co2+', '(a.b)']);
});

test('the pieces joined are always the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.array(fc.string({ unit: 'binary', maxLength: 4 })),
      (text, terms) => {
        expect(
          pieces(text, terms)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      },
    ),
  );
});
