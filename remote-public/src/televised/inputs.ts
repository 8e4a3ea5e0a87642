import type { Input } from '@portal/shared/contract';

/** Input of the call for the facet counts; 1 is the minimum page size. */
export const facetCountInput: Input<'open/web/device/search'> = { size: 1 };

/** Input of the call for the newest cases. */
export const casesInput: Input<'open/web/news'> = { type: 'service', size: 6 };
