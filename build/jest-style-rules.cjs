/**
 * Makes jsdom's matching of style rules fast. For each element jsdom matches the selector of every rule of every style
 * sheet. With MUI's styles this takes half the time of a screen test, because queries by role need the computed
 * style. Here, as in browsers, a rule is skipped when its last compound selector contains a tag, id or class that the
 * element lacks. The selector engine decides about the others as before.
 */
const { createRequire } = require('node:module');

/** Resolves packages as jsdom in Jest's environment does. */
const requireJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');

/** Returns what an element must have to match one part of a selector list; undefined when it cannot be determined. */
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

/** Removes arguments of functions and attributes, which only restrict the match. */
function simplified(selector) {
  let text = selector.replace(/\[[^\]]*\]/g, '');
  for (let shorter = text; ; text = shorter) {
    shorter = text.replace(/\([^()]*\)/g, '');
    if (shorter === text) return text;
  }
}

const known = new Map();

/** Returns what an element must have to match each part of a selector; null when it cannot be determined. */
function requirementsOf(selector) {
  let found = known.get(selector);
  if (found === undefined) {
    const parts = simplified(selector).split(',').map(requirement);
    found = parts.includes(undefined) ? null : parts;
    known.set(selector, found);
  }
  return found;
}

/** Returns the classes of an element of jsdom. */
const classesOf = (element) => (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);

function fulfils(element, { tag, id, classes }) {
  if (tag !== undefined && tag !== element._localName.toLowerCase()) return false;
  if (id !== undefined && id !== element.getAttributeNS(null, 'id')) return false;
  if (classes.length === 0) return true;
  const names = classesOf(element);
  return classes.every((name) => names.includes(name));
}

const decide = selectors.matchesDontThrow;

/** Returns whether a selector, which may be invalid, matches an element. */
function matches(element, selector) {
  const requirements = typeof selector === 'string' ? requirementsOf(selector) : null;
  if (requirements && !requirements.some((one) => fulfils(element, one))) return false;
  return decide(element, selector);
}

// jsdom's modules read it when they are loaded.
selectors.matchesDontThrow = matches;

module.exports = { requireJsdom, requirementsOf, classesOf, matches };
