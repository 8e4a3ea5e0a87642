import { formatMessage, phonePattern, requiredMessage } from '@portal/shared/rules';

/** Rules of the fields, with the messages of the specification, section 5. */

const trimmed = (value: unknown): string => String(value ?? '').trim();

/** As strict as a form should be: the server decides. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const requiredText = (label: string) => ({ setValueAs: trimmed, required: requiredMessage(label) });

export const emailRule = {
  ...requiredText('邮箱'),
  pattern: { value: emailPattern, message: formatMessage('邮箱') },
};

export const optionalPhone = (label: string) => ({
  setValueAs: trimmed,
  pattern: { value: phonePattern, message: formatMessage(label) },
});

export const optionalEmail = (label: string) => ({
  setValueAs: trimmed,
  pattern: { value: emailPattern, message: formatMessage(label) },
});
