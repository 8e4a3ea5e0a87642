/**
 * Leads to the field that has to be put right: the control inside the element marked
 * `data-field={name}`, or the one so named.
 */
export function focusField(form: HTMLElement | null, name: string): void {
  const marked = form?.querySelector(`[data-field="${name}"]`);
  const control =
    marked?.querySelector<HTMLElement>('[tabindex="0"], input:not(:disabled), select:not(:disabled)') ??
    form?.querySelector<HTMLElement>(`[name="${name}"]`);
  control?.focus();
}
