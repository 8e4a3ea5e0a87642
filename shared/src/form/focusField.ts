/** What to focus inside a field, the best first: the calendar's day, the chosen radio button, any control. */
const controls = [
  '[role="grid"] [tabindex="0"]',
  'input:checked',
  'input:not(:disabled, [type=file]), select:not(:disabled), textarea:not(:disabled)',
  'button:not(:disabled)',
];

/** Names of the fields inside a form, in the order in which they stand. */
export function fieldNames(form: HTMLElement | null): string[] {
  const marked = form?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  return [...marked].map((element) => element.dataset.field ?? '');
}

/** Focuses the control of the field that is marked `data-field={name}`. */
export function focusField(form: HTMLElement | null, name: string): void {
  const field = form?.querySelector(`[data-field="${name}"]`);
  controls
    .map((selector) => field?.querySelector<HTMLElement>(selector))
    .find(Boolean)
    ?.focus();
}
