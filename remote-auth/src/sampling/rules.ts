import { formatMessage, phonePattern, requiredMessage } from '@portal/shared/rules';

/** Rules of the fields, with the messages of the specification, section 5. */

const trimmed = (value: unknown): string => String(value ?? '').trim();

export const requiredText = (label: string) => ({ setValueAs: trimmed, required: requiredMessage(label) });

export const phoneRule = {
  ...requiredText('手机'),
  pattern: { value: phonePattern, message: formatMessage('手机') },
};

/** For what is chosen instead of typed. */
export const required =
  (label: string) =>
  (value: string): true | string =>
    value !== '' || requiredMessage(label);
