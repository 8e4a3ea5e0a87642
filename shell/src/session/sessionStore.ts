import { CallError, call } from '@portal/shared/api';
import type { LoginResult, User } from '@portal/shared/contract';
import type { Session } from '@portal/shared/session';
import { makeAutoObservable, runInAction } from 'mobx';
import { refreshed } from './refresh';
import { isCount, isText, Stored } from './stored';
import { storedToken, type Token } from './token';

/** Milliseconds of life left below which a token is refreshed (specification, section 9). */
const refreshBelow = 3600_000;

const storedPlanCount = new Stored('planCount', isCount);
const storedMessageCount = new Stored('messageCount', isCount);
const storedAccount = new Stored('account', isText);

interface SessionOptions {
  /** Takes away what came from the server for the member: cached answers. */
  readonly forget: () => void;
  /**
   * The session has ended, although a token was stored. Offers the login; resolves when the visitor has
   * logged in or does not want to.
   */
  readonly onLost: () => Promise<void>;
}

/** The session of this browser, the same in all its tabs (specification, section 4). */
export class SessionStore implements Session {
  user: User | null = null;
  planCount = storedPlanCount.read() ?? 0;
  messageCount = storedMessageCount.read() ?? 0;
  rememberedAccount = storedAccount.read() ?? '';
  token: Token | undefined = storedToken.read();
  readonly #options: SessionOptions;
  /** The token of the login that follows on a lost session; undefined in it when there is none. */
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

  /** Fetches the profile of a stored session; a failure takes the user's data away, not the session. */
  async start(): Promise<void> {
    // An expired one is found out here, and the login that it leads to loads the profile itself.
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
      // The answer to somebody who has left meanwhile is nobody's.
      if (this.token && (used === undefined || this.signedIn)) this.show(user);
    });
  }

  async leave(): Promise<void> {
    const access = this.token?.access;
    // Forgotten here first, so that no call on its way can take its refusal for a lost session.
    this.clear();
    // Whatever the server says: a token that it could not end ends by itself.
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
   * The access token to send; refreshed first when it is about to expire. Undefined while logged out;
   * one that has expired waits for the login.
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
    // The old one is good for a while yet: a refresh that fails is only a warning (specification, section 8).
    const next = await refreshed(token, this.keep).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the specification words it so (section 8)
      console.warn('Token refresh failed', error);
      return token;
    });
    return next.access;
  }

  /** Another token after `used` was refused: a refreshed one, or that of the login which follows. */
  async renewed(used: string): Promise<string | undefined> {
    const { token } = this;
    if (!token) return this.#login;
    if (token.access !== used) return token.access;
    try {
      return (await refreshed(token, this.keep)).access;
    } catch (error) {
      // Without an answer nothing is known of the session: it may still be good.
      if (error instanceof CallError && error.passing) return undefined;
      // Another call has found out first.
      if (this.token?.access !== used) return this.token?.access ?? this.#login;
      return this.lose();
    }
  }

  /** Stores a token for all tabs. */
  keep(token: Token): void {
    this.token = token;
    storedToken.write(token);
  }

  /** Forgets the session, in all tabs. */
  clear(): void {
    this.token = undefined;
    storedToken.write(undefined);
    storedPlanCount.write(undefined);
    storedMessageCount.write(undefined);
    this.show(null);
    this.#options.forget();
  }

  /** Ends the session; resolves to the token with which the same member goes on, once they have logged in. */
  private lose(): Promise<string | undefined> {
    const member = this.user?.userInfo.rid;
    this.clear();
    // The login's own token is no good: whoever waits for that login waits on, this call does not.
    if (this.#login) return Promise.resolve(undefined);
    this.#login = this.#options
      .onLost()
      .then(() => {
        // What one member began is not for another to finish.
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

  /** Follows what another tab has stored. */
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
