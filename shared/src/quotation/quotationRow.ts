import type { Data, Input } from '@portal/shared/contract';

/** A quotation without its lines. */
export type QuotationRow = Data<'auth/quotation/list'>['list'][number];

/** The order or the requirement whose quotations are shown. */
export type QuotationsOf = { readonly order_rid: string } | { readonly requirement_code: string };

/** Returns the input of the first page of its quotations. */
export const inputOf = (of: QuotationsOf) => ({ ...of, size: 20 }) satisfies Input<'auth/quotation/list'>;
