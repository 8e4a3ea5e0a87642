import { CallError, call, messageOf, setTransport } from '@portal/shared/api';
import type { LoginResult, StaffAccount } from '@portal/shared/contract';
import { Stored } from '@portal/shared/parts';
import { isPermitted, type StaffRole } from '@portal/shared/rules';
import type { QueryClient } from '@tanstack/react-query';
import { makeAutoObservable, runInAction } from 'mobx';

/** Token of a login of staff. It is not renewed: it lasts a day, its second factor twelve hours. */
interface DeskToken {
  readonly access: string;
}

const isToken = (value: unknown): value is DeskToken =>
  typeof value === 'object' && value !== null && 'access' in value && typeof value.access === 'string';

/** Never `portal.token`: a person is a member in the shop and staff here. The shop's login leaves a token of staff here. */
const stored = new Stored('deskToken', isToken);

/**
 * What the page shows: the login, a question whose answer is under way, a step of the login that is missing, the desk, or that the
 * portal does not answer.
 */
export type DeskStage = 'out' | 'asking' | 'password' | 'bind' | 'code' | 'in' | 'unreachable';

/** The step that a refusal asks for. */
const stageOf: Readonly<Record<string, DeskStage | undefined>> = {
  password_change_required: 'password',
  second_factor_missing: 'bind',
  second_factor_required: 'code',
};

/** The session of the desk, shared by its tabs and apart from that of the shop. */
export class DeskSession {
  stage: DeskStage;
  self: StaffAccount | undefined;
  /** Why the login is shown again. */
  said = '';
  failure: unknown;
  token = stored.read();
  readonly #queries: Pick<QueryClient, 'clear'>;

  constructor(queries: Pick<QueryClient, 'clear'>) {
    this.#queries = queries;
    this.stage = this.token ? 'asking' : 'out';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sends the calls below `staff/` in the name of this session, follows other tabs, and asks who is logged in. */
  start(): void {
    setTransport({ token: async () => this.token?.access, renewed: this.renewed }, 'staff');
    window.addEventListener('storage', ({ key }) => {
      if (key === stored.key || key === null) this.follow();
    });
    void this.check();
  }

  may(roles: readonly StaffRole[]): boolean {
    return this.self !== undefined && isPermitted(this.self.roles, roles);
  }

  async enter({ token }: Pick<LoginResult, 'token'>): Promise<void> {
    this.keep({ access: token });
    await this.check();
  }

  /** Asks the server how far this login has come. */
  async check(): Promise<void> {
    const { token } = this;
    if (!token) return;
    try {
      const self = await call('staff/account/self', {});
      runInAction(() => {
        if (token.access !== this.token?.access) return;
        this.self = self;
        this.stage = 'in';
        this.said = '';
      });
    } catch (error) {
      if (token.access === this.token?.access) this.refused(error);
    }
  }

  /** Shows what a refused call asks for; leaves other refusals to who made the call. */
  refused(error: unknown): void {
    const stage = error instanceof CallError ? stageOf[error.id] : undefined;
    if (stage) this.stage = stage;
    else if (this.stage === 'asking' && error instanceof CallError && !error.passing)
      this.lose(error.id === 'forbidden' ? '这个账号不是工作人员的账号' : messageOf(error));
    else if (this.stage === 'asking') {
      this.failure = error;
      this.stage = 'unreachable';
    }
  }

  async leave(): Promise<void> {
    const access = this.token?.access;
    this.lose('已退出工作台');
    // A token that the server could not revoke expires.
    if (access) await call('auth/user/logout', {}, { token: access, harmless: true }).catch(() => null);
  }

  /** A refused token is not renewed: the desk asks for a login. */
  private async renewed(used: string): Promise<string | undefined> {
    this.follow();
    if (this.token && this.token.access !== used) return this.token.access;
    this.lose('登录已过期，请重新登录');
    return undefined;
  }

  private lose(said: string): void {
    this.keep(undefined);
    this.said = said;
  }

  private keep(token: DeskToken | undefined): void {
    stored.write(token);
    this.take(token);
  }

  /** Shows what another tab has done. */
  private follow(): void {
    const token = stored.read();
    if (token?.access === this.token?.access) return;
    this.take(token);
    void this.check();
  }

  private take(token: DeskToken | undefined): void {
    this.token = token;
    this.self = undefined;
    this.stage = token ? 'asking' : 'out';
    this.#queries.clear();
  }
}
