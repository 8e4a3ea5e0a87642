import type { Input } from '@portal/shared/contract';

/** Counts of the services; one of them is the least that can be asked for. */
export const sumInput: Input<'open/web/device/search'> = { size: 1 };

/** The newest cases. */
export const casesInput: Input<'open/web/news'> = { type: 'service', size: 6 };
