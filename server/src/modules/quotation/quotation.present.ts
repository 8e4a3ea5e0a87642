import type { Data, Quotation } from '@portal/shared/contract';
import type { QuotationAct } from '@portal/shared/rules';
import type { LineRow, QuotationWithTarget } from './quotation.repo';

type Row = Data<'auth/quotation/list'>['list'][number];

/** A quotation with its amounts and the acts of the caller. */
export interface ListedQuotation extends QuotationWithTarget {
  readonly total_fen: number;
  readonly discount_fen: number;
  readonly can: readonly QuotationAct[];
}

/** Returns a quotation as a row of a list. */
export function presentRow({
  quotation,
  order,
  requirement,
  total_fen,
  discount_fen,
  can,
}: ListedQuotation): Row {
  const { rid, code, revision, state, order_rid, valid_until, note, reason, created, changed } = quotation;
  return {
    rid,
    code,
    revision,
    state,
    valid_until,
    note,
    reason,
    target: {
      kind: order_rid === null ? 'requirement' : 'order',
      rid: order_rid ?? requirement?.code ?? '',
      code: order?.code ?? requirement?.code ?? '',
    },
    total_fen,
    discount_fen,
    due_fen: total_fen - discount_fen,
    created: created.toISOString(),
    changed: changed.toISOString(),
    can: [...can],
  };
}

/** Returns a quotation with its lines. */
export const presentQuotation = (listed: ListedQuotation, lines: readonly LineRow[]): Quotation => ({
  ...presentRow(listed),
  lines: lines.map(({ name, unit, option_text, count, unit_fen }) => ({
    name,
    unit,
    option_text,
    count,
    unit_fen,
    total_fen: count * unit_fen,
  })),
});
