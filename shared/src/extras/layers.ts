import type { ContextType } from 'react';
import type { RouterNavigateOptions, To, UNSAFE_DataRouterContext } from 'react-router-dom';
import { leavingEvent } from '../parts/lostCode';

export type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router'];

/** What is open over the page: a dialog, a sheet, a menu. */
export interface Layer {
  /** The router's key of the entry of the history that the layer is shown over. */
  page: string;
  /** Asks the layer to close. It may stay open, or ask first. */
  close: () => void;
}

/** Milliseconds after which the browser is no longer expected to tell that it went back. */
const longestTraversal = 1000;

/** Field of an entry's state: how many layers are open over the page in it. */
const field = 'portalLayers';

/** Returns a field of the present entry's state. */
function stateOf(name: string): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** Returns how many layers the present entry of the history stands for. */
function depth(): number {
  const count = stateOf(field);
  return typeof count === 'number' ? count : 0;
}

/** Returns the state of an entry that stands for so many layers, and is otherwise that of the present entry. */
const withDepth = (count: number): object => Object.assign({}, window.history.state, { [field]: count });

/** A promise that is resolved from outside. */
class Arrival {
  resolve = (): void => {};
  readonly promise = new Promise<void>((resolve) => {
    this.resolve = resolve;
  });
}

/**
 * Lets the back button close what is open. Each open layer has an entry in the history, above that of its page, with the same
 * address and the same state for the router, which never learns of it: events of such entries are stopped before they reach it.
 * The entry goes when its layer is closed otherwise, and before the router navigates, so that the history has pages only.
 */
export class Layers {
  #open: Layer[] = [];
  #planned: ReturnType<typeof setTimeout> | undefined;
  /** True when the document is being left: the next one begins at the present entry, and forgets what was open. */
  #left = false;
  /** Resolves when the browser went back as this asked. */
  #traversal: Arrival | undefined;

  constructor(readonly router: Router) {
    const navigate = router.navigate;
    router.navigate = async (to: number | To | null, options?: RouterNavigateOptions) => {
      if (depth() > 0 || this.#traversal) await this.#leave();
      return typeof to === 'number' ? navigate(to) : navigate(to, options);
    };
    // At the window itself, listeners that capture come before the router's, which was there earlier.
    window.addEventListener('popstate', this.#onPop, { capture: true });
    window.addEventListener(leavingEvent, () => {
      this.#left = true;
    });
    router.subscribe(this.look);
    this.look();
  }

  /** Adds a layer on top. Returns the function that removes it. */
  add(layer: Layer): () => void {
    this.#open.push(layer);
    this.look();
    return () => {
      this.#open = this.#open.filter((other) => other !== layer);
      this.look();
    };
  }

  /** Plans to compare the history with what is open: once for all that opens, closes and moves in one task. */
  look = (): void => {
    clearTimeout(this.#planned);
    this.#planned = setTimeout(this.#compare);
  };

  /** The layers over the shown page. Others belong to a page that React has not replaced yet. */
  get #shown(): readonly Layer[] {
    return this.#open.filter(({ page }) => page === this.router.state.location.key);
  }

  /** Tells whether the router rests and the present entry is that of its page or of a layer over it. */
  get #atPage(): boolean {
    const { initialized, navigation, location } = this.router.state;
    return (
      initialized &&
      navigation.state === 'idle' &&
      // The router numbers its entries. Another page's own, or the history of a test in memory, is left alone.
      typeof stateOf('idx') === 'number' &&
      (stateOf('key') ?? 'default') === location.key &&
      new URL(this.router.createHref(location), window.location.href).href === window.location.href
    );
  }

  #compare = (): void => {
    if (this.#left || this.#traversal || !this.#atPage) return;
    const wanted = this.#shown.length;
    if (wanted < depth()) void this.#go(wanted - depth()).then(this.look);
    for (let at = depth() + 1; at <= wanted; at += 1) window.history.pushState(withDepth(at), '');
  };

  async #go(delta: number): Promise<void> {
    const arrival = new Arrival();
    this.#traversal = arrival;
    window.history.go(delta);
    const late = setTimeout(() => {
      // An entry that can't be left is from now on one of the page.
      window.history.replaceState(withDepth(0), '');
      arrival.resolve();
    }, longestTraversal);
    await arrival.promise;
    clearTimeout(late);
    this.#traversal = undefined;
  }

  async #leave(): Promise<void> {
    await this.#traversal?.promise;
    if (depth() > 0) await this.#go(-depth());
  }

  #onPop = (event: PopStateEvent): void => {
    const asked = this.#traversal;
    asked?.resolve();
    if (!this.#atPage) return;
    event.stopImmediatePropagation();
    if (!asked) for (const { close } of this.#shown.slice(depth()).reverse()) close();
    // The entry of what is still open comes back; one that stands for nothing, which the forward button showed, is left.
    this.look();
  };
}

const ofRouters = new WeakMap<Router, Layers>();

/** Returns the layers over the pages of a router. */
export function layersOf(router: Router): Layers {
  const known = ofRouters.get(router);
  if (known) return known;
  const layers = new Layers(router);
  ofRouters.set(router, layers);
  return layers;
}
