/** @jest-environment ../build/jest-environment.cjs */
/** Selector, and whether it matches the element below. */
const cases: [string, boolean][] = [
  ['.a', true],
  ['.a.b', true],
  ['.a.c', false],
  ['span.a', true],
  ['p.a', false],
  ['#it', true],
  ['#other', false],
  ['.c, .b', true],
  ['.c, p', false],
  ['div > .a', true],
  ['div .a', true],
  ['p .a', false],
  ['.a > span', false],
  ['.before+.a', true],
  ['.before~span', true],
  [':is(p, .b)', true],
  [':is(p, .c)', false],
  ['span:not(.c)', true],
  ['span:not(.a)', false],
  ['span:not(:is(.c, p))', true],
  ['[title="x, y"]', true],
  ['span[title]', true],
  ['.a[title="other"]', false],
  ['*', true],
  [':root .b:last-child', true],
];

test.each(cases)('the computed style follows a rule for %s: %s', (selector, matches) => {
  document.head.innerHTML = `<style>${selector} { visibility: hidden }</style>`;
  document.body.innerHTML =
    '<div><i class="before"></i><span id="it" class="a  b" title="x, y"></span></div>';
  const element = document.getElementById('it') ?? document.body;
  expect(element.matches(selector)).toBe(matches);
  expect(getComputedStyle(element).visibility).toBe(matches ? 'hidden' : 'visible');
});
