import { CallError, type CallErrorId, messageOf } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import type { UseFormReturn } from 'react-hook-form';
import type { Registration } from './forms';

/** The field that a refusal is about, where the server names none. */
const fieldOf: Partial<Record<CallErrorId, keyof Registration>> = {
  phone_taken: 'phone',
  code_wrong: 'code',
  invite_unknown: 'invitation_code',
};

export const registrationOrder = ['phone', 'code', 'password', 'confirm', 'invitation_code'] as const;

/** Puts the server's messages at their fields and says the first; nothing typed is lost. */
export function sayRegistrationRefused(form: UseFormReturn<Registration>, error: unknown): void {
  notify.error(firstMessage(form, error));
}

function firstMessage(form: UseFormReturn<Registration>, error: unknown): string {
  if (!(error instanceof CallError)) return messageOf(error);
  const about = fieldOf[error.id];
  const fields = about ? { [about]: error.message, ...error.fields } : error.fields;
  const wrong = registrationOrder.filter((name) => fields[name] !== undefined);
  for (const name of wrong) form.setError(name, { type: 'server', message: fields[name] ?? error.message });
  const [first] = wrong;
  if (!first) return error.message;
  form.setFocus(first);
  return fields[first] ?? error.message;
}
