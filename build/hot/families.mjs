/**
 * Hot replacement of components without React's own: `scheduleRefresh` exists only in React's development build, and the
 * page's React is that of the built shell. SWC's refresh transform names all components and describes their hooks. A
 * family is what became of one component: the elements of an area have the family's proxy as their type
 * (`jsx-dev-runtime.mjs`), which renders the newest version with the hooks' state of the one before.
 */
import { useSyncExternalStore } from 'react';
import { jsx } from 'react/jsx-runtime';

const families = new Map();
const familyOf = new WeakMap();
const signatures = new WeakMap();
const changed = new Set();
/** Families whose last render threw. */
const failed = new Set();

const lazyType = Symbol.for('react.lazy');
const memoType = Symbol.for('react.memo');
const forwardRefType = Symbol.for('react.forward_ref');

const isObject = (value) => typeof value === 'object' && value !== null;

/** A class keeps its state in its instance, which no proxy can replace. */
const isClass = (type) => typeof type === 'function' && Boolean(type.prototype?.isReactComponent);

const canBeReplaced = (type) =>
  (typeof type === 'function' && !isClass(type)) ||
  (isObject(type) && [lazyType, memoType, forwardRefType].includes(type.$$typeof));

/** Returns the hooks of a component with those of its own hooks; undefined when they can't be known. */
function hooksOf(type) {
  const signature = signatures.get(type);
  if (!signature) return type.$$typeof === memoType ? hooksOf(type.type) : '';
  if (signature.reset) return undefined;
  const nested = signature.customHooks().map((hook) => (hook ? hooksOf(hook) : undefined));
  return nested.includes(undefined) ? undefined : [signature.key, ...nested].join('\n');
}

/** Returns whether the state of the earlier version fits the newer one. */
function hasSameHooks(earlier, newer) {
  try {
    const hooks = hooksOf(newer);
    return earlier.$$typeof === newer.$$typeof && hooks !== undefined && hooksOf(earlier) === hooks;
  } catch {
    // A hook of a module that is not initialised yet.
    return false;
  }
}

function announce() {
  // What was around it is gone: the page's error boundary shows the message of the failure.
  if ([...failed].some(({ listeners }) => listeners.size === 0)) return location.reload();
  for (const family of changed) {
    family.version += 1;
    for (const listener of family.listeners) listener();
  }
  changed.clear();
}

/** Registers a component under its module and name. The second one of a name replaces the first on the page. */
export function register(type, id) {
  if (!canBeReplaced(type) || familyOf.has(type)) return;
  const family = families.get(id) ?? {
    current: type,
    version: 0,
    generation: 0,
    listeners: new Set(),
    name: id,
  };
  families.set(id, family);
  familyOf.set(type, family);
  if (family.current === type) return;
  if (!hasSameHooks(family.current, type)) family.generation += 1;
  family.current = type;
  // All modules of an update are evaluated before any component renders.
  if (changed.size === 0) setTimeout(announce);
  changed.add(family);
}

/** Returns what SWC calls for each component or hook with hooks: first after its definition, then in each render. */
export const signature = () => (type, key, reset, customHooks) => {
  if (typeof key === 'string' && (typeof type === 'function' || isObject(type)))
    signatures.set(type, { key, reset, customHooks: customHooks ?? (() => []) });
  return type;
};

/** Returns whether all these exports are components, so that importers need not be evaluated again. */
export const areComponents = (values) =>
  values.length > 0 &&
  values.every((value) => (isObject(value) || typeof value === 'function') && familyOf.has(value));

/** Renders a component as React does: a function by calling it, so that its hooks are those of the caller. */
function rendered(type, props) {
  if (typeof type === 'function') return type(props);
  if (type.$$typeof === memoType) return rendered(type.type, props);
  if (type.$$typeof === lazyType) return jsx(proxyOf(type._init(type._payload)), { ...props });
  const { ref, ...others } = props;
  return type.render(others, ref ?? null);
}

/** Returns whether a component waits for code or data, which React learns by an exception. */
const isSuspension = (error) =>
  typeof error?.then === 'function' || String(error?.message).startsWith('Suspense Exception');

function newProxy(family) {
  const subscribe = (listener) => {
    family.listeners.add(listener);
    return () => family.listeners.delete(listener);
  };
  const Newest = (props) => {
    try {
      const content = rendered(family.current, props);
      failed.delete(family);
      return content;
    } catch (error) {
      if (!isSuspension(error)) failed.add(family);
      throw error;
    }
  };
  const Outer = (props) => {
    useSyncExternalStore(subscribe, () => family.version);
    // A copy, because React does not render an element with the same props again.
    return jsx(Newest, { ...props }, String(family.generation));
  };
  Newest.displayName = family.name;
  return Outer;
}

const lazyProxies = new WeakMap();

function lazyProxy(type) {
  const known = lazyProxies.get(type);
  if (known) return known;
  const proxy = (props) => rendered(type, props);
  lazyProxies.set(type, proxy);
  return proxy;
}

/** Returns the type to render in the place of a component: its proxy, or itself when it is not of this area. */
export function proxyOf(type) {
  if (!isObject(type) && typeof type !== 'function') return type;
  const family = familyOf.get(type);
  if (family) {
    family.proxy ??= newProxy(family);
    return family.proxy;
  }
  return type.$$typeof === lazyType ? lazyProxy(type) : type;
}
