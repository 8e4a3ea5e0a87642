import type { Data } from '@portal/shared/contract';

/** The answer of a search. */
export type Found = Data<'open/web/search'>;
