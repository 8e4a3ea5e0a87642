import type { ChosenOptions } from '@portal/shared/contract';
import { fenOrZero } from '@portal/shared/rules';
import { countOf } from '../ui/quote/countOf';

/** A line of a quotation as it is typed. */
export interface TypedLine {
  /** Key of the service; empty while none is chosen. */
  readonly device_rid: string;
  /** What was chosen; the default options while nothing was. */
  readonly options?: ChosenOptions | undefined;
  readonly count: string;
  /** Yuan. */
  readonly price: string;
}

export const emptyLine: TypedLine = { device_rid: '', count: '1', price: '' };

/** A complete line. */
export interface QuoteLine {
  readonly device_rid: string;
  readonly options?: ChosenOptions | undefined;
  readonly count: number;
  readonly unit_fen: number;
}

/** Returns the lines; undefined while one of them is not complete. */
export function quoteLines(typed: readonly TypedLine[]): QuoteLine[] | undefined {
  const lines = typed.flatMap(({ device_rid, options, count, price }) => {
    const [number, unit_fen] = [countOf(count), fenOrZero(price)];
    return device_rid === '' || number === undefined || unit_fen === undefined
      ? []
      : [{ device_rid, options, count: number, unit_fen }];
  });
  return lines.length === typed.length ? lines : undefined;
}
