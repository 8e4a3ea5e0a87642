import type { LoginResult, User } from '../contract';

/** The session's interface for areas; the shell has the store. Observable: read it inside `observer`. */
export interface Session {
  /** True when a token is stored; the server may still refuse it. */
  readonly signedIn: boolean;
  /** Null while logged out and until the profile is loaded. */
  readonly user: User | null;
  /** True when the profile of a stored session could not be loaded. */
  readonly profileFailed: boolean;
  /** Number of pieces in the plan; 0 while logged out. */
  readonly planCount: number;
  /** Number of unread notices; 0 while logged out. */
  readonly messageCount: number;
  /** Account that the login form suggests; never a password. */
  readonly rememberedAccount: string;

  /**
   * Stores the tokens of a login and loads the profile. Rejects with a CallError when the profile can't be loaded. Never settles when
   * the page belongs to another member: it is opened again for this one.
   */
  enter(result: LoginResult): Promise<void>;
  /**
   * Waits until the member has agreed to the documents in force, which the shell asks for. Resolves to false when the
   * member logs out instead, else to true.
   */
  waitForConsent(): Promise<boolean>;
  /** Loads the profile again. */
  reload(): Promise<void>;
  /** Logs out in all tabs and on the server, and opens the home page as a new document, which shows the toast `said`. */
  leave(said?: string): Promise<void>;
  setPlanCount(count: number): void;
  setMessageCount(count: number): void;
  rememberAccount(account: string): void;
}
