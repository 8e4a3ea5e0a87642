import type { Data } from '@portal/shared/contract';

/** A quotation without its lines. */
export type QuotationRow = Data<'auth/quotation/list'>['list'][number];
