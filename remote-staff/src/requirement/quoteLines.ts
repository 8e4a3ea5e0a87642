import { fenOf, halfWidth, limits } from '@portal/shared/rules';

/** A line of a quotation as it is typed. */
export interface TypedLine {
  /** Key of the service; empty while none is chosen. */
  readonly device_rid: string;
  readonly count: string;
  /** Yuan. */
  readonly price: string;
}

export const emptyLine: TypedLine = { device_rid: '', count: '1', price: '' };

/** A complete line. */
export interface QuoteLine {
  readonly device_rid: string;
  readonly count: number;
  readonly unit_fen: number;
}

/** Returns the number of a count as it is typed, from 1 to the most that is ordered; undefined when it is none. */
export function countOf(typed: string): number | undefined {
  const digits = halfWidth(typed).trim();
  const count = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= limits.countMax ? count : undefined;
}

/** Returns the lines; undefined while one of them is not complete. */
export function quoteLines(typed: readonly TypedLine[]): QuoteLine[] | undefined {
  const lines = typed.flatMap(({ device_rid, count, price }) => {
    const [number, unit_fen] = [countOf(count), fenOf(price)];
    return device_rid === '' || number === undefined || unit_fen === undefined
      ? []
      : [{ device_rid, count: number, unit_fen }];
  });
  return lines.length === typed.length ? lines : undefined;
}
