/** What the page of prepayments shows: balance and entries, prepayments with reported transfers, or the credit. */
export type PrestoreTab = 'entries' | 'prepay' | 'credit';

/** What starts or lists a prepayment in an address without a tab. */
const prepayKeys = ['amount', 'cluster', 'page', 'transfers'] as const;

/** Reads the tab from an address. Notices and older links name it by a fragment (`#credit`, `#transfers`) or by what they start. */
export function prestoreTab(search: URLSearchParams, hash = ''): PrestoreTab {
  const tab = search.get('tab');
  if (tab === 'prepay' || tab === 'credit') return tab;
  if (hash === '#credit') return 'credit';
  return hash === '#transfers' || prepayKeys.some((key) => search.has(key)) ? 'prepay' : 'entries';
}
