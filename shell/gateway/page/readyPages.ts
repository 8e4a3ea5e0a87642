import { GuardedMap } from '../draw/guardedMap';
import { KnownPages } from '../draw/knownPages';

/** Milliseconds for which a page is sent as it is; older ones are made again. */
const fresh = 250;
/** Milliseconds for which a page is sent while it is made again; who comes later waits for the new one. */
const patience = 1000;
/** Milliseconds for which a page is sent when it can't be made again now. */
const stale = 60_000;

/** Pages that are kept. One takes about 0.4 MiB with its compressed forms. */
const most = { known: 100, other: 0 };

/** What can be kept. */
interface Keepable {
  /** Whether all visitors get it alike. */
  readonly isShared: boolean;
  /** Whether it could not be made as it should be, but may be again: a page that was made before is better. */
  readonly isPoor: boolean;
}

interface Entry<Page> {
  page: Page | undefined;
  /** When the page began to be made, by `performance.now`. */
  begun: number;
  making: { readonly begun: number; readonly page: Promise<Page> } | undefined;
}

type Make<Page> = (before: Page | undefined) => Promise<Page>;

/** A page, and whether it was made for somebody else as well. */
interface Got<Page> {
  readonly page: Page;
  readonly kept: boolean;
}

/**
 * Pages that are made once for all who ask within a moment. A page is made again four times a second while it is read, and before it is sent
 * when nobody has asked for a second: what is sent shows what was true a second before, and the time that it takes to make it.
 */
export class ReadyPages<Page extends Keepable> {
  readonly #entries = new GuardedMap<Entry<Page>>(most);
  readonly #known = new KnownPages();
  readonly #isOn: boolean;
  #outdated = 0;

  constructor({ isOn }: { readonly isOn: boolean }) {
    this.#isOn = isOn;
  }

  /** Makes what is kept old, because an act may have changed it. */
  outdate(): void {
    this.#outdated = performance.now();
  }

  /** Returns a page. `make` is called when none is kept that is new enough; it gets the kept one, and may return it when nothing has changed. */
  async get(key: string, make: Make<Page>): Promise<Got<Page>> {
    if (!this.#isOn || !this.#known.ask(key)) return { page: await make(undefined), kept: false };
    const entry = this.#entries.get(key, true) ?? { page: undefined, begun: 0, making: undefined };
    const now = performance.now();
    const usable = entry.begun > this.#outdated ? entry.page : undefined;
    if (usable && entry.begun > now - fresh) return { page: usable, kept: true };
    // What began before an act is no answer to who asks after it.
    const others = entry.making && entry.making.begun > this.#outdated ? entry.making.page : undefined;
    const making = others ?? this.#begin(key, entry, make);
    if (usable && entry.begun > now - patience) return { page: usable, kept: true };
    const page = await making;
    const before = entry.begun > Math.max(now - stale, this.#outdated) ? entry.page : undefined;
    if (page.isPoor && before) return { page: before, kept: true };
    return { page, kept: page.isShared && others !== undefined };
  }

  /** Makes the page for all who wait. */
  #begin(key: string, entry: Entry<Page>, make: Make<Page>): Promise<Page> {
    const begun = performance.now();
    const page = make(entry.page);
    const making = { begun, page };
    entry.making = making;
    this.#entries.set(key, entry, true);
    const done = (made?: Page) => {
      if (entry.making === making) entry.making = undefined;
      if (!made || begun < entry.begun || made.isPoor) return;
      entry.page = made.isShared ? made : undefined;
      entry.begun = begun;
    };
    page.then(done, () => done());
    return page;
  }
}
