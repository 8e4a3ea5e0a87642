import { CallError, call } from '@portal/shared/api';
import type { LoginResult, User } from '@portal/shared/contract';
import { isCount, isText, Stored } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import type { Session } from '@portal/shared/session';
import { makeAutoObservable, runInAction, when } from 'mobx';
import type { MemberDocument } from './memberDocument';
import { refreshed } from './refresh';
import { isSameMember, SharedToken, type Token } from './token';

/** A token with fewer milliseconds left is refreshed (specification, section 9). */
const refreshBelow = 3600_000;

const storedPlanCount = new Stored('planCount', isCount);
const storedMessageCount = new Stored('messageCount', isCount);
const storedAccount = new Stored('account', isText);

/** What the desk (remote-staff) finds after a login of staff in the shop's dialog. */
const deskToken = new Stored('deskToken', (value): value is Pick<Token, 'access'> => value !== null);

/** Refusals that only staff meet, who have not given their code or their own password yet. */
const beforeDesk = /^(second_factor|password_change)_/;

/** What areas keep from visit to visit besides; see docs/specification.md, section 3. */
const keptByAreas = ['trust', 'scene', 'location'].map((name) => new Stored(name, isText));

/** Key of the member whose data `keptByAreas` are. */
const storedMember = new Stored('member', isText);

/** Result of what a document that is left still waits for. */
const never = new Promise<never>(() => {});

interface SessionOptions {
  readonly document: Pick<MemberDocument, 'isLeft' | 'close' | 'reopen'>;
  /** True while an area with its own frame and session is shown: it ends with no login or logout of the member. */
  readonly isAside?: () => boolean;
  /** Deletes the answers of an earlier login that are kept for later. */
  readonly forget: () => void;
  /** Fetches again what the page shows, after the same member has logged in again. */
  readonly refetch: () => void;
  /** Called when another tab has logged in: closes the login dialog, and continues where it would. */
  readonly onEntered: () => void;
  /**
   * Called when the session has ended although a token was stored. Opens the login; resolves when the visitor has
   * logged in or closed it, to the path where a visitor goes on (undefined: this page).
   */
  readonly onLost: () => Promise<string | undefined>;
}

/**
 * The session of this browser, shared by all its tabs (specification, section 4). A document belongs to the first member who is
 * logged in while it is shown; when this member logs out or another one logs in, in any tab, it is left (see `MemberDocument`).
 */
export class SessionStore implements Session {
  user: User | null = null;
  profileFailed = false;
  planCount = storedPlanCount.read() ?? 0;
  messageCount = storedMessageCount.read() ?? 0;
  rememberedAccount = storedAccount.read() ?? '';
  token: Token | undefined;
  readonly #shared = new SharedToken();
  readonly #options: SessionOptions;
  /** The member to whom this document belongs; undefined for a visitor's, and while only the server knows. */
  #member: string | undefined;
  /** True when a call was made in the name of the member, so that the document may have something of theirs. */
  #called = false;
  /** Resolves to the token of the login after a lost session; to undefined when the login is closed. */
  #login: Promise<string | undefined> | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.token = this.#shared.read();
    this.#member = this.token?.member;
    makeAutoObservable(this, {}, { autoBind: true });
    if (!this.token) this.clear();
    window.addEventListener('storage', this.follow);
    // A tab that was frozen, or that the back button brings again, may have missed the event.
    for (const event of ['pageshow', 'focus']) window.addEventListener(event, this.sync);
    document.addEventListener('visibilitychange', this.sync);
  }

  get signedIn(): boolean {
    return this.token !== undefined;
  }

  /** The member for whom this document was drawn; see `memberHeader`. */
  drawnFor(): string | undefined {
    return this.#member;
  }

  /** Loads the profile of a stored session. A failure deletes the user's data but not the session. */
  async start(): Promise<void> {
    // An expired token is detected here; the login that follows loads the profile itself.
    const { token } = this;
    if (!token) return;
    if ((await this.current()) === undefined || this.user) return;
    await this.reload().catch(() =>
      runInAction(() => {
        this.show(null);
        this.profileFailed = this.signedIn;
      }),
    );
  }

  async enter({ token, refreshToken, expires }: LoginResult): Promise<void> {
    const entered = { access: token, refresh: refreshToken, expiresAt: Date.now() + expires * 1000 };
    const user = await call('auth/user/info', {}, { token }).catch((error: unknown) => {
      if (error instanceof CallError && beforeDesk.test(error.id)) return this.openDesk(entered);
      // The login itself has succeeded: only a visitor's document may go on without knowing whose it is.
      if (this.#member === undefined) this.keep(entered);
      throw error;
    });
    if (user.userInfo.staff) return this.openDesk(entered);
    const member = user.userInfo.rid;
    this.#options.forget();
    if (storedMember.read() !== member) forgetKept();
    storedMember.write(member);
    const isAgain = this.#member !== undefined;
    this.#shared.write({ ...entered, member });
    if (!isSameMember({ ...entered, member }, this.#member)) return this.depart(undefined, '登录成功!');
    runInAction(() => {
      this.keep({ ...entered, member });
      this.show(user);
    });
    if (isAgain) this.#options.refetch();
  }

  /** Hands a login of the lab's staff over to their desk, which has its own session: that of a member stays as it is. */
  private openDesk({ access }: Token): Promise<never> {
    deskToken.write({ access });
    return this.#options.document.reopen('/staff');
  }

  async reload(): Promise<void> {
    const user = await call('auth/user/info', {});
    const member = user.userInfo.rid;
    // The member has logged out meanwhile.
    if (!this.token) return;
    if (this.#member !== undefined && this.#member !== member) return this.memberChanged();
    const { token } = this;
    runInAction(() => {
      if (token.member !== member) this.keep({ ...token, member });
      this.show(user);
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

  /** Leaves the document when the server has refused a call because the token belongs to another member. */
  memberChanged(): Promise<never> {
    const shared = this.#shared.read();
    // The new document asks the server whose token it is.
    if (shared) {
      const { access, refresh, expiresAt } = shared;
      this.#shared.write({ access, refresh, expiresAt });
    }
    return this.depart();
  }

  async leave(said = '已退出登录'): Promise<void> {
    if (!this.sync()) return never;
    const access = this.token?.access;
    // Clears the session first, so that the refusal of a call in progress is not taken for a lost session.
    this.#options.document.close();
    this.clear();
    forgetKept();
    // The server's answer does not matter: a token that it could not revoke expires.
    if (access) await call('auth/user/logout', {}, { timeout: 5000, token: access }).catch(() => null);
    return this.depart(paths.home, said);
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
    if (!this.sync()) return never;
    const { token } = this;
    if (!token) return this.#login;
    const left = token.expiresAt - Date.now();
    if (left <= 0) {
      // biome-ignore lint/suspicious/noConsole: the specification words this warning (section 4)
      console.warn('Token expired: Re login');
      return this.lose();
    }
    this.#called = true;
    if (left >= refreshBelow) return token.access;
    // The old token is still valid, so a failed refresh is only a warning (specification, section 8).
    return this.refresh(token).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the specification words it so (section 8)
      console.warn('Token refresh failed', error);
      return token.access;
    });
  }

  /** Returns another token after `used` was refused: a refreshed one, or that of the login that follows. */
  async renewed(used: string): Promise<string | undefined> {
    if (!this.sync()) return never;
    const { token } = this;
    if (!token) return this.#login;
    if (token.access !== used) return token.access;
    try {
      return await this.refresh(token);
    } catch (error) {
      // Without an answer the session may still be valid.
      if (error instanceof CallError && error.passing) return undefined;
      if (!this.sync()) return never;
      // Another call has already refreshed the token or lost the session.
      if (this.token?.access !== used) return this.token?.access ?? this.#login;
      return this.lose();
    }
  }

  private async refresh(token: Token): Promise<string> {
    const { access } = await refreshed(this.#shared, token);
    return this.sync() ? access : never;
  }

  /** Stores a token for all tabs. */
  keep(token: Token): void {
    this.token = token;
    this.#member ??= token.member;
    this.#shared.write(token);
  }

  /** Deletes the session in all tabs. */
  clear(): void {
    this.token = undefined;
    this.#shared.write(undefined);
    storedPlanCount.write(undefined);
    storedMessageCount.write(undefined);
    this.show(null);
    this.#options.forget();
  }

  /** Ends the session; resolves to the new token once the same member has logged in. */
  private lose(): Promise<string | undefined> {
    if (!this.#called) this.#member = undefined;
    this.clear();
    // A call with the token of that login has been refused: it fails, while other calls keep waiting for the login.
    if (this.#login) return Promise.resolve(undefined);
    this.#login = this.#options
      .onLost()
      .then((path) => this.token?.access ?? (this.#called ? this.depart(path) : undefined))
      .finally(() => {
        this.#login = undefined;
      });
    return this.#login;
  }

  /** Leaves this document for a new one. */
  private depart(path?: string, said?: string): Promise<never> {
    this.#options.document.close();
    // Uploads and whatever else follows the session end with it.
    this.token = undefined;
    this.show(null);
    return this.#options.document.reopen(path, said);
  }

  private show(user: User | null): void {
    this.user = user;
    this.profileFailed = false;
    this.messageCount = user?.messageNum ?? 0;
    this.planCount = user?.cartNum ?? 0;
    if (!user) return;
    storedPlanCount.write(user.cartNum);
    storedMessageCount.write(user.messageNum);
  }

  /** Applies what another tab has stored. */
  private follow(event: StorageEvent): void {
    if (event.key === storedPlanCount.key) this.planCount = storedPlanCount.read() ?? 0;
    if (event.key === storedMessageCount.key) this.messageCount = storedMessageCount.read() ?? 0;
    if (event.key === storedAccount.key) this.rememberedAccount = storedAccount.read() ?? '';
    if (event.key === this.#shared.key || event.key === null) this.sync();
  }

  /**
   * Takes over the token that the tabs share now. Returns false when this document is left: its member has logged out, or
   * another one has logged in.
   */
  sync(): boolean {
    if (this.#options.document.isLeft) return false;
    if (this.#options.isAside?.()) return true;
    const shared = this.#shared.read();
    if (shared?.access === this.token?.access) return true;
    if (!shared || !isSameMember(shared, this.#member)) {
      void this.depart();
      return false;
    }
    const isLogin = !this.signedIn;
    const isAgain = this.#member !== undefined;
    this.token = shared;
    this.#member ??= shared.member;
    // A tab of an earlier release does not say whose the token is: the server refuses it when it is another's.
    if (!isLogin && shared.member === undefined) void this.reload().catch(() => {});
    if (isLogin) {
      this.#options.onEntered();
      void this.start();
    }
    if (isLogin && isAgain) this.#options.refetch();
    return true;
  }
}

function forgetKept(): void {
  for (const kept of [...keptByAreas, storedMember]) kept.write(undefined);
}
