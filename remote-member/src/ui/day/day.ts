import type { FieldRule } from '@portal/shared/form';
import { formatMessage, halfWidth, requiredMessage } from '@portal/shared/rules';

/** Returns true for a day of the calendar as YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** A required day, typed or chosen. */
export function day(label: string): FieldRule {
  return {
    label,
    required: true,
    maxLength: 10,
    clean: (value) => halfWidth(value).replace(/[/.]/g, '-'),
    check: (value) => {
      if (value === '') return requiredMessage(label);
      return isDay(value) ? undefined : formatMessage(label);
    },
  };
}
