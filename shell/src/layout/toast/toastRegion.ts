/**
 * Returns the region that screen readers read, which the gateway's document has from the start; a new one where careless code has removed
 * it. It is in a `slot`, which dialogs do not hide.
 */
export function toastRegion(): HTMLElement {
  const known = document.getElementById('toasts');
  if (known) return known;
  const region = document.createElement('div');
  region.id = 'toasts';
  region.setAttribute('aria-live', 'polite');
  const slot = document.createElement('slot');
  slot.append(region);
  document.body.append(slot);
  return region;
}
