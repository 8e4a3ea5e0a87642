/** Where the focus was, to find its neighbourhood when it is gone. */
export interface Place {
  readonly element: HTMLElement;
  /** The element and what it was in, from the inside to `body`. */
  readonly chain: readonly Element[];
  readonly path: string;
  /** Whether the focus was shown, as for a keyboard: the page may then be scrolled to the next place. */
  readonly shown: boolean;
  /** Where the focus was before this part of the document was opened over it, such as the button of a dialog. */
  readonly before: Place | undefined;
  /** What stood beside the part that was removed with the element. */
  gap?: Gap | undefined;
}

interface Gap {
  readonly removed: Element;
  readonly next: Node | null;
  readonly previous: Node | null;
}

/** The part of `body` that an element is in: the page, or a dialog over it. */
const layer = (place: Place): Element | undefined => place.chain.at(-2);

/** Returns the place of an element that has got the focus after another one had it. */
export function placeOf(element: HTMLElement, last: Place | undefined): Place {
  const chain: Element[] = [];
  for (
    let part: Element | null = element;
    part && part !== document.documentElement;
    part = part.parentElement
  )
    chain.push(part);
  const place = {
    element,
    chain,
    path: window.location.pathname,
    shown: element.matches(':focus-visible'),
    before: undefined,
  };
  let before = last;
  while (before && layer(before) === layer(place)) before = before.before;
  // Back in the page below a dialog, what was in the dialog counts no longer.
  for (let one = last; one; one = one.before)
    if (layer(one) === layer(place)) return { ...place, before: one.before };
  return { ...place, before };
}

/** Keeps what stands beside the removed part of each place, while the records of its removal are there. */
export function keepGaps(place: Place | undefined, records: readonly MutationRecord[]): void {
  for (let one = place; one; one = one.before) if (!one.element.isConnected) one.gap ??= gapOf(one, records);
}

function gapOf({ chain }: Place, records: readonly MutationRecord[]): Gap | undefined {
  const removed = chain.findLast((part) => !part.isConnected);
  if (!removed) return undefined;
  const beside = (node: Node, side: 'nextSibling' | 'previousSibling'): Node | null => {
    const record = records.find(({ removedNodes }) => [...removedNodes].includes(node));
    const other = record?.[side] ?? null;
    return other === null || other.isConnected ? other : beside(other, side);
  };
  return { removed, next: beside(removed, 'nextSibling'), previous: beside(removed, 'previousSibling') };
}
