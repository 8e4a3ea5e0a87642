import { keepGaps, type Place, placeOf } from './place';
import { isFree, successor } from './successor';

/** Milliseconds after which the focus is handed on, so that a page which does it by itself is first; and for what may be enabled again. */
const [soon, later] = [20, 120];

/**
 * Hands the focus on when what has it is removed or disabled: it would fall to `body`, and the next Tab would begin at the top of the
 * page. What is enabled again gets it back while nobody has moved it. Returns a function that ends this.
 */
export function keepFocus(): () => void {
  let last: Place | undefined;
  let lent: { readonly from: HTMLElement; readonly to: HTMLElement } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isLost = (element: HTMLElement) => {
    const { activeElement } = document;
    return activeElement === document.body || activeElement === null || activeElement === element;
  };
  const hand = () => {
    timer = undefined;
    const place = last;
    if (!place || place.path !== window.location.pathname || !isLost(place.element)) return;
    if (isFree(place.element)) return give(place.element, place);
    const next = successor(place);
    if (!next) return;
    if (place.element.isConnected) lent = { from: place.element, to: next };
    give(next, place);
  };
  const plan = (delay: number) => {
    timer ??= setTimeout(hand, delay);
  };
  const onChange = (records: readonly MutationRecord[]) => {
    keepGaps(last, records);
    if (lent && !lent.from.matches(':disabled')) {
      const { from, to } = lent;
      lent = undefined;
      if (document.activeElement === to && isFree(from)) from.focus({ preventScroll: true });
    }
    if (!last || !isLost(last.element)) return;
    if (!last.element.isConnected) plan(soon);
    else if (last.element.matches(':disabled')) plan(later);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== document.body) last = placeOf(target, last);
    if (target !== lent?.to) lent = undefined;
  };
  /** Who presses on an empty place gives the focus up. */
  const onPress = () => {
    lent = undefined;
    if (document.activeElement === document.body && last && isFree(last.element)) last = undefined;
  };
  const onKey = () => {
    lent = undefined;
  };
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerup', onPress);
  document.addEventListener('keydown', onKey);
  if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body)
    last = placeOf(document.activeElement, undefined);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerup', onPress);
    document.removeEventListener('keydown', onKey);
  };
}

/** Focuses an element; one that takes no focus, such as a heading, takes it until it is left. */
function give(element: HTMLElement, { shown }: Place): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: !shown });
}
