import { amountMessage, bareYuan, fenOf, fenOrZero, formatFen, requiredMessage } from '@portal/shared/rules';
import type { FieldRule } from './rule';

/** A required amount in yuan, at most `most` fen. */
export function yuan(label: string, most?: number): FieldRule {
  return {
    label,
    required: true,
    maxLength: 20,
    inputMode: 'decimal',
    clean: bareYuan,
    check: (value) => {
      if (value === '') return requiredMessage(label);
      const fen = fenOf(value);
      if (fen === undefined) return amountMessage(label, value);
      return most !== undefined && fen > most ? `[${label}]不能超过 ${formatFen(most)}` : undefined;
    },
  };
}

/** An amount in yuan that may be zero or left out. */
export const optionalYuan = (label: string): FieldRule => ({
  ...yuan(label),
  required: false,
  check: (value) =>
    value === '' || fenOrZero(value) !== undefined ? undefined : amountMessage(label, value),
});
