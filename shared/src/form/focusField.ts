/** What to focus inside a marked element, the best first: the calendar's day, the chosen radio button, any control. */
const controls = [
  '[role="grid"] [tabindex="0"]',
  'input:checked',
  'input:not(:disabled), select:not(:disabled)',
];

/**
 * Leads to the field that has to be put right: the control inside the element marked
 * `data-field={name}`, or the one so named.
 */
export function focusField(form: HTMLElement | null, name: string): void {
  const marked = form?.querySelector(`[data-field="${name}"]`);
  const control =
    controls.map((selector) => marked?.querySelector<HTMLElement>(selector)).find(Boolean) ??
    form?.querySelector<HTMLElement>(`[name="${name}"]`);
  control?.focus();
}
