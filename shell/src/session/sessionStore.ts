import { CallError, call } from '@portal/shared/api';
import type { LoginResult, User } from '@portal/shared/contract';
import { isCount, isText, Stored } from '@portal/shared/parts';
import type { Session } from '@portal/shared/session';
import { makeAutoObservable, runInAction, when } from 'mobx';
import { refreshed } from './refresh';
import { storedToken, type Token } from './token';

/** A token with fewer milliseconds left is refreshed (specification, section 9). */
const refreshBelow = 3600_000;

const storedPlanCount = new Stored('planCount', isCount);
const storedMessageCount = new Stored('messageCount', isCount);
const storedAccount = new Stored('account', isText);

/** What areas keep from visit to visit besides; see docs/specification.md, section 3. */
const keptByAreas = ['trust', 'scene', 'location'].map((name) => new Stored(name, isText));

interface SessionOptions {
  /** Deletes the member's cached answers. */
  readonly forget: () => void;
  /**
   * Called when the session has ended although a token was stored. Opens the login; resolves when the visitor has
   * logged in or closed it.
   */
  readonly onLost: () => Promise<void>;
}

/** The session of this browser, shared by all its tabs (specification, section 4). */
export class SessionStore implements Session {
  user: User | null = null;
  planCount = storedPlanCount.read() ?? 0;
  messageCount = storedMessageCount.read() ?? 0;
  rememberedAccount = storedAccount.read() ?? '';
  token: Token | undefined = storedToken.read();
  readonly #options: SessionOptions;
  /** Resolves to the token of the login after a lost session; to undefined when the login is closed. */
  #login: Promise<string | undefined> | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
    makeAutoObservable(this, {}, { autoBind: true });
    if (!this.token) this.clear();
    window.addEventListener('storage', this.follow);
  }

  get signedIn(): boolean {
    return this.token !== undefined;
  }

  /** Loads the profile of a stored session. A failure deletes the user's data but not the session. */
  async start(): Promise<void> {
    // An expired token is detected here; the login that follows loads the profile itself.
    const { token } = this;
    if (!token) return;
    if ((await this.current()) === undefined || this.user) return;
    await this.reload().catch(() => runInAction(() => this.show(null)));
  }

  async enter({ token, refreshToken, expires }: LoginResult): Promise<void> {
    this.#options.forget();
    this.keep({ access: token, refresh: refreshToken, expiresAt: Date.now() + expires * 1000 });
    await this.reload();
  }

  async reload(): Promise<void> {
    const used = this.token?.access;
    const user = await call('auth/user/info', {});
    runInAction(() => {
      // Ignores the answer when the member has logged out or changed meanwhile.
      if (this.token && (used === undefined || this.signedIn)) this.show(user);
    });
  }

  async waitForConsent(): Promise<boolean> {
    await when(() => !this.user?.missingConsents.length);
    return this.user !== null;
  }

  /** Reloads the profile, whose missing consents open their dialog, and waits for them; see `Transport.requestConsent`. */
  requestConsent(): Promise<boolean> {
    return this.reload().then(this.waitForConsent, () => false);
  }

  async leave(): Promise<void> {
    const access = this.token?.access;
    // Clears the session first, so that the refusal of a call in progress is not taken for a lost session.
    this.clear();
    for (const kept of keptByAreas) kept.write(undefined);
    // The server's answer does not matter: a token that it could not revoke expires.
    if (access) await call('auth/user/logout', {}, { timeout: 5000, token: access }).catch(() => null);
  }

  setPlanCount(count: number): void {
    this.planCount = count;
    storedPlanCount.write(count);
  }

  setMessageCount(count: number): void {
    this.messageCount = count;
    storedMessageCount.write(count);
  }

  rememberAccount(account: string): void {
    this.rememberedAccount = account;
    storedAccount.write(account || undefined);
  }

  /**
   * Returns the access token to send, refreshed when it is about to expire. Undefined while logged out; with an
   * expired token waits for the login.
   */
  async current(): Promise<string | undefined> {
    const { token } = this;
    if (!token) return this.#login;
    const left = token.expiresAt - Date.now();
    if (left <= 0) {
      // biome-ignore lint/suspicious/noConsole: the specification words this warning (section 4)
      console.warn('Token expired: Re login');
      return this.lose();
    }
    if (left >= refreshBelow) return token.access;
    // The old token is still valid, so a failed refresh is only a warning (specification, section 8).
    const next = await refreshed(token, this.keep).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the specification words it so (section 8)
      console.warn('Token refresh failed', error);
      return token;
    });
    return next.access;
  }

  /** Returns another token after `used` was refused: a refreshed one, or that of the login that follows. */
  async renewed(used: string): Promise<string | undefined> {
    const { token } = this;
    if (!token) return this.#login;
    if (token.access !== used) return token.access;
    try {
      return (await refreshed(token, this.keep)).access;
    } catch (error) {
      // Without an answer the session may still be valid.
      if (error instanceof CallError && error.passing) return undefined;
      // Another call has already refreshed the token or lost the session.
      if (this.token?.access !== used) return this.token?.access ?? this.#login;
      return this.lose();
    }
  }

  /** Stores a token for all tabs. */
  keep(token: Token): void {
    this.token = token;
    storedToken.write(token);
  }

  /** Deletes the session in all tabs. */
  clear(): void {
    this.token = undefined;
    storedToken.write(undefined);
    storedPlanCount.write(undefined);
    storedMessageCount.write(undefined);
    this.show(null);
    this.#options.forget();
  }

  /** Ends the session; resolves to the new token once the same member has logged in. */
  private lose(): Promise<string | undefined> {
    const member = this.user?.userInfo.rid;
    this.clear();
    // A call with the token of that login has been refused: it fails, while other calls keep waiting for the login.
    if (this.#login) return Promise.resolve(undefined);
    this.#login = this.#options
      .onLost()
      .then(() => {
        // Calls of one member are not continued as another.
        const same = member === undefined || member === this.user?.userInfo.rid;
        return same ? this.token?.access : undefined;
      })
      .finally(() => {
        this.#login = undefined;
      });
    return this.#login;
  }

  private show(user: User | null): void {
    this.user = user;
    this.messageCount = user?.messageNum ?? 0;
    this.planCount = user?.cartNum ?? 0;
    if (!user) return;
    storedPlanCount.write(user.cartNum);
    storedMessageCount.write(user.messageNum);
  }

  /** Applies the token that another tab has stored. */
  private follow(event: StorageEvent): void {
    if (event.key === storedPlanCount.key) this.planCount = storedPlanCount.read() ?? 0;
    if (event.key === storedMessageCount.key) this.messageCount = storedMessageCount.read() ?? 0;
    if (event.key === storedAccount.key) this.rememberedAccount = storedAccount.read() ?? '';
    if (event.key !== storedToken.key && event.key !== null) return;
    const before = this.token;
    this.token = storedToken.read();
    if (!this.token) {
      this.show(null);
      this.#options.forget();
    } else if (!before) void this.start();
  }
}
