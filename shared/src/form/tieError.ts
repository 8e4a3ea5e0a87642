import { focusTarget } from './focusField';

const groups = 'fieldset, [role="group"], [role="radiogroup"]';
/** Controls that can be told to be wrong; a button can't. */
const markable = 'input, select, textarea, [role="gridcell"]';

/**
 * Ties the message of a group of controls to it, so that a screen reader says it there and not only when it appears: to the group, to
 * the controls that are marked as wrong, and to the one that gets the focus, which is marked when the group marks none. A text field does this
 * itself. Works on the page's elements, because a message doesn't know the controls of its field: selects of a list, days of
 * a calendar, checkboxes, a pad. Returns a function that unties it.
 */
export function tieError(message: HTMLElement): () => void {
  const field =
    message.closest<HTMLElement>('[data-field]') ?? message.parentElement?.closest<HTMLElement>(groups);
  if (!field) return () => undefined;
  const group = field.matches(groups) ? field : field.querySelector<HTMLElement>(groups);
  const wrong = [...field.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
  const focused = focusTarget(field);
  const first = wrong.length === 0 && focused?.matches(markable) ? focused : undefined;
  first?.setAttribute('aria-invalid', 'true');
  const described = [...new Set([group, focused, ...wrong])].filter((one) => one instanceof HTMLElement);
  for (const one of described) describe(one, (ids) => [...ids, message.id]);
  return () => {
    first?.removeAttribute('aria-invalid');
    for (const one of described) describe(one, (ids) => ids.filter((id) => id !== message.id));
  };
}

const name = 'aria-describedby';

/** Changes the ids that describe an element. */
function describe(element: HTMLElement, change: (ids: readonly string[]) => string[]): void {
  const ids = change(element.getAttribute(name)?.split(' ').filter(Boolean) ?? []);
  if (ids.length > 0) element.setAttribute(name, [...new Set(ids)].join(' '));
  else element.removeAttribute(name);
}
