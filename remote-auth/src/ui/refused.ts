import { CallError, messageOf } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface RefusedForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Fields in the order in which they stand. */
  readonly order: readonly Path<Values>[];
  /** The field that a refusal is about where the server names none, or names it otherwise; by error id or server field. */
  readonly fieldOf: Readonly<Record<string, Path<Values>>>;
}

/** Puts the server's messages at their fields, says the first and goes there; nothing typed is lost. */
export function sayRefused<Values extends FieldValues>(refused: RefusedForm<Values>, error: unknown): void {
  notify.error(placed(refused, error) ?? messageOf(error));
}

function placed<Values extends FieldValues>(
  { form, order, fieldOf }: RefusedForm<Values>,
  error: unknown,
): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const named = Object.entries(error.fields).map(([name, message]) => [fieldOf[name] ?? name, message]);
  const messages = new Map(named.length > 0 ? named.map(([n = '', m = '']) => [n, m]) : []);
  const about = fieldOf[error.id];
  if (about !== undefined && !messages.has(about)) messages.set(about, error.message);
  const wrong = order.filter((name) => messages.has(name));
  for (const name of wrong) form.setError(name, { type: 'server', message: messages.get(name) ?? '' });
  const [first] = wrong;
  if (first === undefined) return undefined;
  form.setFocus(first);
  return messages.get(first);
}
