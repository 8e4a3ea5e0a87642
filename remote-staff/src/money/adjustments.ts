import { fenOf } from '@portal/shared/rules';

/** A correction of what one order costs, as it is typed. */
export interface TypedAdjustment {
  /** Signed yuan, such as -50. */
  readonly amount: string;
  readonly reason: string;
}

export const noAdjustment: TypedAdjustment = { amount: '', reason: '' };

/** By code of the order. */
export type TypedAdjustments = ReadonlyMap<string, TypedAdjustment>;

/** Returns the fen of an amount with a sign; undefined when it is none, or zero. */
export function signedFen(typed: string): number | undefined {
  const [, sign = '', rest = ''] = /^\s*([-−－+＋]?)(.*)$/s.exec(typed) ?? [];
  const fen = fenOf(rest);
  if (fen === undefined) return undefined;
  return '-−－'.includes(sign) && sign !== '' ? -fen : fen;
}

/** A correction as the calls take it. */
export interface Adjustment {
  readonly code: string;
  readonly amount_fen: number;
  readonly reason: string;
}

/** Returns the corrections of orders that have one; undefined when one of them is not complete. */
export function adjustmentsOf(typed: TypedAdjustments): Adjustment[] | undefined {
  const given = [...typed].filter(([, { amount, reason }]) => amount.trim() !== '' || reason.trim() !== '');
  const complete = given.flatMap(([code, { amount, reason }]) => {
    const amount_fen = signedFen(amount);
    return amount_fen === undefined || reason.trim() === '' ? [] : [{ code, amount_fen, reason }];
  });
  return complete.length === given.length ? complete : undefined;
}

/** Returns corrections as they would be typed. */
export const typedAdjustments = (given: readonly Adjustment[]): TypedAdjustments =>
  new Map(
    given.map(({ code, amount_fen, reason }) => [code, { amount: (amount_fen / 100).toFixed(2), reason }]),
  );
