/**
 * Selectors of the element to focus in a field, in order of preference: the control that the field marks with
 * `data-focus`, the calendar's day, the chosen radio button, any control.
 */
const controls = [
  '[data-focus]',
  '[role="grid"] [tabindex="0"]',
  'input:checked',
  'input:not(:disabled, [type=file]), select:not(:disabled), textarea:not(:disabled)',
  'button:not(:disabled)',
];

/** Returns the names of the fields in a form, in page order. */
export function fieldNames(form: HTMLElement | null): string[] {
  const marked = form?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  return [...marked].map((element) => element.dataset.field ?? '');
}

/** Returns the control of a field that gets the focus. */
export const focusTarget = (field: Element): HTMLElement | undefined =>
  controls.map((selector) => field.querySelector<HTMLElement>(selector)).find((one) => one !== null) ??
  undefined;

/** Focuses the control of the field that is marked `data-field={name}`. */
export function focusField(form: HTMLElement | null, name: string): void {
  const field = form?.querySelector(`[data-field="${name}"]`);
  if (field) focusTarget(field)?.focus();
}
