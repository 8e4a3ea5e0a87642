import { CallError } from '@portal/shared/api';

/** Returns how a field shows that a refusal is about it, which the dialog says in words; nothing for another field. */
export const fieldError = (error: Error | null, name: string) =>
  error instanceof CallError && error.fields[name] !== undefined ? { error: true } : {};
