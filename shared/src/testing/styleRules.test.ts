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

/** What the fast `getComputedStyle` computes itself; jsdom's own is the one that reads every property. */
const properties = ['display', 'visibility', 'opacity', 'pointer-events'];

test('the computed style is that of jsdom', () => {
  document.head.innerHTML = `<style>
    .late { display: none } .late { display: grid } #first { opacity: 0.5; pointer-events: none }
    .late { visibility: collapse; visibility: nonsense( } p { display: unset; opacity: }
    @media screen { .screen { display: flex } } @media print { .screen { display: none } }
    section > * { pointer-events: none } .again { pointer-events: auto !important } .none { visibility: hidden }
    .shown, table .none { visibility: visible } [hidden] { display: none } :root { opacity: 0.9 }
  </style>`;
  document.body.innerHTML = `<section id="first" class="none"><p class="late">a<b class="shown">b</b></p>
    <ul class="again screen"><li hidden>c</li><li style="display: inline; visibility: unset">d</li></ul>
    <table><tbody><tr><td class="none"><button disabled>e</button><svg><path class="late"/></svg></td></tr></tbody></table>
    <dialog>f</dialog><input type="hidden"><script></script></section>`;
  const elements = [...document.querySelectorAll('*')];
  const ofJsdom = elements.map((element) => {
    const all = Reflect.get(getComputedStyle, 'ofJsdom')(element);
    return properties.map((name) => all.getPropertyValue(name));
  });
  const own = elements.map((element) =>
    properties.map((name) => getComputedStyle(element).getPropertyValue(name)),
  );
  expect(own).toEqual(ofJsdom);
  expect(new Set(own.flat()).size).toBeGreaterThan(10);
  expect(getComputedStyle(document.body).color).toBe('canvastext');
});

test('the computed style follows changes of the document', () => {
  document.head.innerHTML = '<style>.gone { display: none }</style>';
  document.body.innerHTML = '<p>a</p>';
  const element = document.body.firstElementChild ?? document.body;
  expect(getComputedStyle(element).display).toBe('block');
  element.className = 'gone';
  expect(getComputedStyle(element).display).toBe('none');
  document.head.innerHTML = '';
  expect(getComputedStyle(element).display).toBe('block');
  element.setAttribute('style', 'pointer-events: none');
  expect(getComputedStyle(element).pointerEvents).toBe('none');
});
