/**
 * A `getComputedStyle` that computes only what is read. jsdom's own computes every property of an element, with
 * thirteen resolved colours, on each call. Queries by role and clicks call it for hundreds of elements and read
 * display, visibility or pointer-events, which took a fifth of the time of the screen tests. These come from the rules
 * that set them, by the same cascade; any other property is jsdom's.
 */
const { classesOf, matches, requireJsdom, requirementsOf } = require('./jest-style-rules.cjs');

const inJsdom = (path) => requireJsdom(`jsdom/lib/jsdom/${path}`);
const { implForWrapper } = inJsdom('living/generated/utils.js');
const { propertiesWithResolvedValueImplemented: resolved } = inJsdom('living/helpers/style-rules.js');
const defaultSheet = requireJsdom('rrweb-cssom').parse(inJsdom('browser/default-stylesheet.js'));
const { CSSStyleDeclaration } = requireJsdom('cssstyle');

/** What is computed here, by the names that it is read by. */
const properties = new Map([
  ['display', 'display'],
  ['opacity', 'opacity'],
  ['visibility', 'visibility'],
  ['pointer-events', 'pointer-events'],
  ['pointerEvents', 'pointer-events'],
]);
const names = [...new Set(properties.values())];

/** Returns the rules of a sheet that apply to screens, as jsdom selects them. */
const rulesOf = (sheet) =>
  [...sheet.cssRules].flatMap((rule) => {
    if (!rule.media) return rule;
    return Array.from(rule.media).includes('screen') ? [...rule.cssRules] : [];
  });

const scratch = new CSSStyleDeclaration();
const accepted = new Map();

/** Returns a value as jsdom stores it; empty when it is invalid. */
function normalized(name, value) {
  const key = `${name}:${value}`;
  let result = accepted.get(key);
  if (result === undefined) {
    scratch.removeProperty(name);
    scratch.setProperty(name, value);
    result = scratch.getPropertyValue(name);
    accepted.set(key, result);
  }
  return result;
}

/** Returns the declared values of a rule or of an element's own style. */
function declaredIn(style) {
  const found = [];
  for (const name of names) {
    const value = style.getPropertyValue(name);
    if (value === 'unset') found.push([name, '']);
    else if (value && normalized(name, value)) found.push([name, normalized(name, value)]);
  }
  return found;
}

const declaredByRule = new WeakMap();

function declaredByRuleOf(rule) {
  let found = declaredByRule.get(rule);
  if (!found) {
    found = typeof rule.selectorText === 'string' && rule.style ? declaredIn(rule.style) : [];
    declaredByRule.set(rule, found);
  }
  return found;
}

/** Returns keys of which an element must have one to match the selector: a tag, a class or an id. */
function keysOf(selector) {
  const parts = requirementsOf(selector);
  if (!parts) return ['*'];
  return parts.map(({ tag, id, classes }) => {
    if (id !== undefined) return `#${id}`;
    if (classes.length > 0) return `.${classes.at(-1)}`;
    return tag ?? '*';
  });
}

/** Returns the rules that declare one of the properties, by key, with their place in the cascade. */
function indexOf(document) {
  const index = new Map();
  let place = 0;
  for (const sheet of [defaultSheet, ...document.styleSheets._list])
    for (const rule of rulesOf(sheet)) {
      place += 1;
      const declared = declaredByRuleOf(rule);
      if (declared.length === 0) continue;
      const entry = { place, selector: rule.selectorText, declared };
      for (const key of new Set(keysOf(rule.selectorText))) {
        const entries = index.get(key);
        if (entries) entries.push(entry);
        else index.set(key, [entry]);
      }
    }
  return index;
}

/** What is known of a document until jsdom drops its own cache of styles, which each change of the document does. */
const knownBy = new WeakMap();

function knownOf(document) {
  document._styleCache ??= new WeakMap();
  let known = knownBy.get(document._styleCache);
  if (!known) {
    known = { index: indexOf(document), values: new Map() };
    knownBy.set(document._styleCache, known);
  }
  return known;
}

function cascaded(element, index) {
  const keys = ['*', element._localName.toLowerCase(), ...classesOf(element).map((name) => `.${name}`)];
  const id = element.getAttributeNS(null, 'id');
  if (id) keys.push(`#${id}`);
  const entries = [...new Set(keys.flatMap((key) => index.get(key) ?? []))];
  const values = {};
  for (const { selector, declared } of entries.sort((a, b) => a.place - b.place))
    if (matches(element, selector)) Object.assign(values, Object.fromEntries(declared));
  return Object.assign(values, Object.fromEntries(declaredIn(element.style)));
}

/** Returns the computed value of one of the properties. */
function computed(element, name) {
  const { index, values } = knownOf(element._ownerDocument);
  let own = values.get(element);
  if (!own) {
    own = cascaded(element, index);
    values.set(element, own);
  }
  if (own[name]) return own[name];
  const { inherited, initial } = resolved[name] ?? { inherited: false, initial: '' };
  return inherited && element.parentElement ? computed(element.parentElement, name) : initial;
}

/** Replaces a window's `getComputedStyle`. */
module.exports = function computeLazily(window) {
  const original = window.getComputedStyle;
  window.getComputedStyle = function getComputedStyle(element, pseudo) {
    const impl = implForWrapper(element);
    if (pseudo || !impl) return original.call(window, element, pseudo);
    let whole;
    const all = () => (whole ??= original.call(window, element));
    const read = (name) => (properties.has(name) ? computed(impl, properties.get(name)) : undefined);
    const getPropertyValue = (name) => read(name) ?? all().getPropertyValue(name);
    return new Proxy(Object.create(CSSStyleDeclaration.prototype), {
      get(_target, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const known = read(name);
        if (known !== undefined) return known;
        const value = all()[name];
        return typeof value === 'function' ? value.bind(all()) : value;
      },
      has: (_target, name) => name in all(),
      ownKeys: () => Reflect.ownKeys(all()),
      getOwnPropertyDescriptor: (_target, name) => Object.getOwnPropertyDescriptor(all(), name),
    });
  };
  // For the test that compares both.
  window.getComputedStyle.ofJsdom = original.bind(window);
};
