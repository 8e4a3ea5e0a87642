import type { FieldRule } from '@portal/shared/form';
import { formatMessage, halfWidth, isDay, requiredMessage } from '@portal/shared/rules';

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
