import { Stored } from '@portal/shared/parts';

/** Stored result of a login. */
export interface Token {
  readonly access: string;
  readonly refresh: string;
  /** Unix milliseconds at which `access` expires. */
  readonly expiresAt: number;
}

function isToken(value: unknown): value is Token {
  if (typeof value !== 'object' || value === null) return false;
  const { access, refresh, expiresAt } = value as Partial<Record<keyof Token, unknown>>;
  return (
    typeof access === 'string' && access !== '' && typeof refresh === 'string' && Number.isFinite(expiresAt)
  );
}

export const storedToken = new Stored('token', isToken);
