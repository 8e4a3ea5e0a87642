import { makeAutoObservable } from 'mobx';
import type { LoginResult, User } from '../contract';
import type { Session } from '../session';

/** A session in memory for tests of screens: logged in when it is given a user. */
export class FakeSession implements Session {
  signedIn: boolean;
  user: User | null;
  planCount: number;
  messageCount: number;
  rememberedAccount = '';
  /** What `enter` was given. */
  entered: LoginResult[] = [];
  /** How often the profile was asked for again. */
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

  async reload(): Promise<void> {
    this.reloads += 1;
  }

  /** The profile has come. */
  show(user: User): void {
    this.signedIn = true;
    this.user = user;
  }

  async leave(): Promise<void> {
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
