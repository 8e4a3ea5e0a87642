import { formatFen } from '@portal/shared/rules';
import type { Choice } from './useChoice';

/** Props of the buying box on wide screens and on phones. */
export interface Buy {
  readonly rid: string;
  readonly choice: Choice;
  readonly unit: string;
  readonly pending: boolean;
  readonly onAdd: () => void;
  /** Opens the order form with this service alone. */
  readonly onOrder: () => void;
}

/** What the price is for until time is held. */
export const perHour = '每小时';

/** Returns the price of the choice as one sentence. */
export function totalText({ totalFen, unitFen, count, parts }: Choice, unit: string): string {
  const sum =
    count === 0 ? `每${unit} ${formatFen(unitFen)}` : `合计 ${formatFen(totalFen)}，${count} ${unit}`;
  return `${sum}，${parts}`;
}
