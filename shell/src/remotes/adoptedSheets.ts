/** The area whose code has adopted a style sheet. */
const owners = new WeakMap<CSSStyleSheet, string | undefined>();

let shown: string | undefined;

/** Notes that the sheets that appeared since the last call are of this area; by default of the one that is shown. */
export function claimSheets(owner = shown): void {
  // Missing in jsdom.
  for (const sheet of document.adoptedStyleSheets ?? []) if (!owners.has(sheet)) owners.set(sheet, owner);
}

/** Disables the adopted sheets of the areas that are not shown. */
export function showSheetsOf(area: string | undefined): void {
  claimSheets();
  shown = area;
  for (const sheet of document.adoptedStyleSheets ?? []) sheet.disabled = owners.get(sheet) !== area;
}
