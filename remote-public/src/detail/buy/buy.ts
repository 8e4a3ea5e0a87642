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

/** Returns the price of the choice as one sentence. */
export const totalText = ({ totalFen, count, parts }: Choice, unit: string): string =>
  `合计 ${formatFen(totalFen)}，${count} ${unit}${parts ? `，${parts}` : ''}`;
