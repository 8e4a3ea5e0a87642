import { claimSheets, showSheetsOf } from './adoptedSheets';

/** Adopts one more sheet; jsdom has none. */
function adopt(): { disabled: boolean } {
  const sheet = new CSSStyleSheet();
  const all = [...(document.adoptedStyleSheets ?? []), sheet];
  Object.defineProperty(document, 'adoptedStyleSheets', { value: all, configurable: true });
  return sheet;
}

test('an adopted sheet counts only while its area is shown', () => {
  showSheetsOf('remote_trial');
  const hiding = adopt();
  showSheetsOf('remote_public');
  expect(hiding.disabled).toBe(true);
  showSheetsOf('remote_trial');
  expect(hiding.disabled).toBe(false);
});

test('a sheet that the code of another area adopts while it is loaded is of that area', () => {
  showSheetsOf('remote_public');
  claimSheets();
  const prefetched = adopt();
  claimSheets('remote_member');
  showSheetsOf('remote_public');
  expect(prefetched.disabled).toBe(true);
  showSheetsOf('remote_member');
  expect(prefetched.disabled).toBe(false);
});
