import { limits } from '@portal/shared/rules';

/** Strength of a password, shown as a hint; only the server refuses passwords. */
export type Strength = 'weak' | 'fair' | 'strong';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/**
 * Returns undefined while the password is too short to be rated. Length counts more than the variety of characters.
 */
export function strengthOf(password: string): Strength | undefined {
  if (password.length < limits.passwordMin) return undefined;
  const mix = kinds.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (different < 5) return 'weak';
  if (password.length >= 16 || (password.length >= 12 && mix >= 3)) return 'strong';
  return password.length >= 12 || mix >= 3 ? 'fair' : 'weak';
}
