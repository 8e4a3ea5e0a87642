import { limits } from '@portal/shared/rules';

/** How hard a password is to guess, as a hint only: what is refused is the server's business. */
export type Strength = 'weak' | 'fair' | 'strong';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** Undefined while the password is too short to be judged. Length counts more than the mix of characters. */
export function strengthOf(password: string): Strength | undefined {
  if (password.length < limits.passwordMin) return undefined;
  const mix = kinds.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (different < 5) return 'weak';
  if (password.length >= 16 || (password.length >= 12 && mix >= 3)) return 'strong';
  return password.length >= 12 || mix >= 3 ? 'fair' : 'weak';
}
