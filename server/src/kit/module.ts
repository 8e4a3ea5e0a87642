import type { Registry } from '@portal/shared/node';
import type { ApprovalActName } from '@portal/shared/rules';
import type { Tx } from '../db/client';
import type { App } from '../deps';
import type { Download, FileOf } from './download';
import type { Job } from './job';

/** A member of staff who acts, and when. */
export interface StaffAct {
  readonly staff_rid: string;
  readonly at: Date;
}

/** Does an act with the stored payload; throws a refusal when the record has changed since the request. */
export type RunAct = (tx: Tx, payload: unknown, by: StaffAct) => Promise<void>;

/** What acts do when the second person agrees. */
export type ApprovalActs = Readonly<Partial<Record<ApprovalActName, RunAct>>>;

/** A module's card: what the application takes from it. `modules/index.ts` lists the cards. */
export interface Module {
  /** Register the calls. */
  readonly routes?: readonly ((app: App) => void)[];
  readonly jobs?: readonly Job[];
  /** Return what `/metrics` tells of the module. */
  readonly metrics?: readonly ((app: App) => Registry)[];
  /** What signed links download. */
  readonly downloads?: readonly Download[];
  /** Stored files that signed links download. */
  readonly fileOf?: FileOf;
  /** Acts that a second person agrees to. */
  readonly approvals?: ApprovalActs;
}
