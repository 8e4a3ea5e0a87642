import { makeAutoObservable, when } from 'mobx';
import type { LoginResult, User } from '../contract';
import type { Session } from '../session';

/** In-memory session for tests of screens; logged in when a user is given. */
export class FakeSession implements Session {
  signedIn: boolean;
  user: User | null;
  profileFailed = false;
  planCount: number;
  messageCount: number;
  rememberedAccount = '';
  /** Arguments of `enter`. */
  entered: LoginResult[] = [];
  /** Toast of the new document after `leave`. */
  said: string | undefined;
  /** Number of times that the profile was loaded again. */
  reloads = 0;

  constructor(user: User | null) {
    this.user = user;
    this.signedIn = user !== null;
    this.planCount = user?.cartNum ?? 0;
    this.messageCount = user?.messageNum ?? 0;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async enter(result: LoginResult): Promise<void> {
    this.entered.push(result);
    this.signedIn = true;
  }

  async waitForConsent(): Promise<boolean> {
    await when(() => !this.user?.missingConsents.length);
    return this.signedIn;
  }

  async reload(): Promise<void> {
    this.reloads += 1;
  }

  /** Simulates the arrival of the profile. */
  show(user: User): void {
    this.signedIn = true;
    this.user = user;
  }

  async leave(said?: string): Promise<void> {
    this.said = said;
    this.signedIn = false;
    this.user = null;
  }

  setPlanCount(count: number): void {
    this.planCount = count;
  }

  setMessageCount(count: number): void {
    this.messageCount = count;
  }

  rememberAccount(account: string): void {
    this.rememberedAccount = account;
  }
}
