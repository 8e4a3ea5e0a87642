/**
 * Makes jsdom's getComputedStyle cheap. For each element jsdom asks its selector engine about every rule of every
 * style sheet; with the styles of MUI that is half the time of a screen test, since queries by role need the
 * computed style. Here a rule whose last compound selector names a tag, an id or a class that the element does
 * not have is passed over first, as browsers do. What is left is decided by the selector engine as before.
 */
const { createRequire } = require('node:module');

/** The jsdom that Jest's environment uses. */
const requireJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');

/** What an element must have for one part of a selector list to match; undefined when that can't be told. */
function requirement(part) {
  const compound = part
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  if (!compound || /["'\\|]/.test(compound)) return undefined;
  return {
    tag: /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase(),
    id: /#([\w-]+)/.exec(compound)?.[1],
    classes: [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
  };
}

/** Arguments of functions and attributes are left out: they only narrow what matches. */
function simplified(selector) {
  let text = selector.replace(/\[[^\]]*\]/g, '');
  for (let shorter = text; ; text = shorter) {
    shorter = text.replace(/\([^()]*\)/g, '');
    if (shorter === text) return text;
  }
}

const known = new Map();

function requirementsOf(selector) {
  let found = known.get(selector);
  if (found === undefined) {
    const parts = simplified(selector).split(',').map(requirement);
    found = parts.includes(undefined) ? null : parts;
    known.set(selector, found);
  }
  return found;
}

function fulfils(element, { tag, id, classes }) {
  if (tag !== undefined && tag !== element._localName.toLowerCase()) return false;
  if (id !== undefined && id !== element.getAttributeNS(null, 'id')) return false;
  if (classes.length === 0) return true;
  const names = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
  return classes.every((name) => names.includes(name));
}

const decide = selectors.matchesDontThrow;

selectors.matchesDontThrow = (element, selector) => {
  const requirements = typeof selector === 'string' ? requirementsOf(selector) : null;
  if (requirements && !requirements.some((one) => fulfils(element, one))) return false;
  return decide(element, selector);
};
