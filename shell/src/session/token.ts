import { Stored } from '@portal/shared/parts';

/** Stored result of a login. */
export interface Token {
  readonly access: string;
  readonly refresh: string;
  /** Unix milliseconds at which `access` expires. */
  readonly expiresAt: number;
  /** Key of the member to whom it belongs; missing while only the server knows, as in tokens of earlier releases. */
  readonly member?: string;
}

function isToken(value: unknown): value is Token {
  if (typeof value !== 'object' || value === null) return false;
  const { access, refresh, expiresAt, member } = value as Partial<Record<keyof Token, unknown>>;
  return (
    typeof access === 'string' &&
    access !== '' &&
    typeof refresh === 'string' &&
    Number.isFinite(expiresAt) &&
    (member === undefined || typeof member === 'string')
  );
}

const storedToken = new Stored('token', isToken);

/** The token that all tabs of this browser share. Where the browser stores nothing it belongs to this tab alone. */
export class SharedToken {
  readonly key = storedToken.key;
  #written: Token | undefined;
  #isStored = true;

  read(): Token | undefined {
    return storedToken.read() ?? (this.#isStored ? undefined : this.#written);
  }

  write(token: Token | undefined): void {
    storedToken.write(token);
    this.#written = token;
    this.#isStored = storedToken.read()?.access === token?.access;
  }

  /** Returns another token of the same member that another tab has stored in the place of `token`. */
  successorOf(token: Token): Token | undefined {
    const shared = this.read();
    return shared && shared.access !== token.access && isSameMember(shared, token.member)
      ? shared
      : undefined;
  }
}

/** False when the token is known to belong to another member than `member`. */
export const isSameMember = (token: Token, member: string | undefined): boolean =>
  token.member === undefined || member === undefined || token.member === member;
