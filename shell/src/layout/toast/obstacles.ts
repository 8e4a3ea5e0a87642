import { type Obstacle, weights } from './place';

/** What is pressed. The label of a check box is part of it, such as the sentence of an agreement. */
const pressed =
  'button, a[href], summary, label:has(input), input:is([type=checkbox], [type=radio], [type=file]), ' +
  '[role=button], [role=tab], [role=checkbox], [role=radio], [role=option], [role=menuitem]';
const menu = '[role=menu], [role=listbox], #drawer-menu';
/** What says what is wrong, and the frame: the header with its menu, bars at the lower edge, quick links. */
const kept =
  '[role=alert], [aria-invalid=true], header:not(main header), [data-bottom-bar], [data-side-bar], [role=dialog] :is(h1, h2)';
const typed = 'input, select, textarea, [role=combobox], [contenteditable=true], canvas';
const read = 'h1, h2, h3, img, table';

const kinds: readonly (readonly [selector: string, weight: number])[] = [
  [`:is(${pressed}, ${kept}, ${menu})`, weights.never],
  [typed, weights.rather],
  [read, weights.text],
];

/** Returns what a toast should not lie over, in the window; what an open dialog hides counts no longer. */
export function obstacles(): Obstacle[] {
  const found = kinds.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((element) => ({ element, weight })),
  );
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && activeElement.closest('#root, [role=dialog]'))
    found.push({ element: activeElement, weight: activeElement.matches(typed) ? weights.never : 0 });
  return found.flatMap(({ element, weight }) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isShown =
      width > 0 && height > 0 && top < window.innerHeight && top + height > 0 && left < window.innerWidth;
    if (!isShown || element.closest('#toasts, [aria-hidden=true], [inert]')) return [];
    return [{ left, top, width, height, weight, isMenu: element.matches(menu) }];
  });
}
