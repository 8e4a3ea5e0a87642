/** Traditional characters of titles and choices of a list of samples, each before its simplified form. */
const pairs =
  '樣样編编號号稱称態态險险狀状質质標标識识試试塊块體体纖纤維维蝕蚀揮挥發发氣气無无總总計计註注說说備备單单';

const forms = new Map(
  Array.from({ length: pairs.length / 2 }, (_, at) => [pairs.charAt(at * 2), pairs.charAt(at * 2 + 1)]),
);

/** Returns a title or a choice in simplified characters. Names are not folded: they are taken as they were written. */
export const simplified = (text: string): string =>
  Array.from(text, (letter) => forms.get(letter) ?? letter).join('');
