import { mainId } from '../SkipLink';
import type { Place } from './place';

const pressed = 'a[href], button, summary, [role=button], [role=tab], [role=menuitem]';
const focused = `${pressed}, input:not([type=hidden]), select, textarea, [tabindex="0"]`;
const headings = 'h1, h2, h3, h4, [role=heading]';

/** Whether an element can take the focus. */
export const isFree = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  !element.closest('[inert], [aria-hidden=true]') &&
  (element.checkVisibility?.() ?? true);

/** Whether Tab comes to an element. */
const isStop = (element: HTMLElement): boolean => element.tabIndex >= 0 && isFree(element);

/** Elements of the same kind in a part: a button does not hand the focus to a text field, which opens a phone's keyboard. */
function alike(part: Element, element: Element): HTMLElement[] {
  const kind = element.matches(pressed) ? pressed : focused;
  const found = [...part.querySelectorAll<HTMLElement>(kind)];
  return part instanceof HTMLElement && part.matches(kind) ? [part, ...found] : found;
}

/** Returns what has in a part the place that the element had in another one. */
function counterpart(part: Element, from: Element, element: HTMLElement): HTMLElement | undefined {
  const rank = alike(from, element).indexOf(element);
  const found = alike(part, element);
  const same = found[rank];
  return same && isStop(same) ? same : found.find(isStop);
}

/** Whether two parts are of one row: lines of a list, buttons side by side. */
const areRows = (a: Element, b: Element): boolean =>
  a.tagName === b.tagName && (a.className === b.className || /^(LI|TR|BUTTON|A)$/.test(a.tagName));

/** Returns the element beside what was removed: in what came in its place, in the next row or in the one before. */
function neighbour({ element, chain, gap }: Place): HTMLElement | undefined {
  if (!gap) return undefined;
  const { removed, next, previous } = gap;
  const parent = chain[chain.indexOf(removed) + 1];
  const inPlace = next ? next.previousSibling : (parent?.lastChild ?? null);
  const parts = [inPlace !== previous ? inPlace : null, next, previous];
  for (const part of parts) {
    if (!(part instanceof Element) || !part.isConnected) continue;
    if (part !== inPlace && !areRows(part, removed)) continue;
    const found = counterpart(part, removed, element);
    if (found) return found;
  }
  return undefined;
}

/** Returns the heading of the smallest part that is left of those that the element was in, in the page or in an open dialog. */
function headingOf({ chain }: Place): HTMLElement | null {
  for (const part of chain) {
    if (part === document.body) break;
    const heading = part.isConnected ? part.querySelector<HTMLElement>(headings) : null;
    if (heading && (heading.checkVisibility?.() ?? true)) return heading;
  }
  return null;
}

/**
 * Returns what gets the focus after the element of a place has lost it: its neighbour, the element that had it before a dialog was
 * opened that is gone now, or a heading.
 */
export function successor(place: Place): HTMLElement | null {
  const { element, chain, before } = place;
  // Not the button beside it: a second press on a disabled one would then be another act.
  if (element.isConnected) return element.parentElement;
  const isLayerGone = chain.at(-2)?.isConnected === false;
  if (isLayerGone && before) return isFree(before.element) ? before.element : successor(before);
  const main = document.getElementById(mainId);
  return neighbour(place) ?? headingOf(place) ?? main?.querySelector<HTMLElement>(headings) ?? main;
}
