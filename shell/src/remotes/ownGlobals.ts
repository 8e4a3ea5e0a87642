type Target = Readonly<Record<string, unknown>> | object;

/** What the shell needs of the browser while a page of another area is shown, by the object that has it. */
const needed: readonly (readonly [Target, readonly string[]])[] =
  typeof window === 'undefined'
    ? []
    : [
        [window, ['fetch', 'XMLHttpRequest', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval']],
        [window, ['requestAnimationFrame', 'queueMicrotask', 'matchMedia', 'addEventListener']],
        [history, ['pushState', 'replaceState']],
        [History.prototype, ['pushState', 'replaceState']],
        [EventTarget.prototype, ['addEventListener', 'removeEventListener', 'dispatchEvent']],
        [JSON, ['parse', 'stringify']],
      ];

interface Kept {
  readonly target: Target;
  readonly name: string;
  /** Undefined when the object has the property from its prototype. */
  readonly own: PropertyDescriptor | undefined;
}

let kept: readonly Kept[] = [];

let keptFetch: typeof fetch | undefined;

/** Remembers the browser's functions. Called by the shell's first script, before the code of any area runs. */
export function keepGlobals(): void {
  keptFetch = window.fetch.bind(window);
  kept = needed.flatMap(([target, names]) =>
    names.map((name) => ({ target, name, own: Object.getOwnPropertyDescriptor(target, name) })),
  );
}

/** The browser's `fetch`, whatever an area has put in its place. */
export const ownFetch: typeof fetch = (input, init) => (keptFetch ?? fetch)(input, init);

/** Puts the browser's functions back that an area has replaced. Returns their names. */
export function restoreGlobals(): string[] {
  const replaced = kept.filter(
    ({ target, name, own }) => Object.getOwnPropertyDescriptor(target, name)?.value !== own?.value,
  );
  for (const { target, name, own } of replaced)
    if (own) Reflect.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  return replaced.map(({ name }) => name);
}
