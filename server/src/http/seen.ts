import { type BindingPath, type Parsed, reasons } from '@portal/shared/contract';
import { changeText, type Seen } from '@portal/shared/rules';
import { refuse } from './error';

/** Input of a call that binds, as its service takes it: demo data are made without anybody who sees something. */
export type Bound<P extends BindingPath> = P extends BindingPath
  ? Omit<Parsed<P>, 'seen'> & { readonly seen?: Extract<Parsed<P>, { seen: unknown }>['seen'] }
  : never;

/**
 * Refuses with seen_changed, and with the values of now, when they are not those that the person saw. Called with the
 * record locked, so that what was seen holds until the act is done.
 */
export function requireSeen<S extends Seen>(
  seen: S | undefined,
  now: { readonly [Field in keyof S]: S[Field] },
): void {
  if (seen === undefined) return;
  const values = Object.fromEntries(Object.keys(seen).map((field) => [field, now[field] ?? null]));
  const change = changeText(seen, values);
  if (change !== '') throw refuse('seen_changed', { msg: reasons.seenChanged(change), seen: values });
}
