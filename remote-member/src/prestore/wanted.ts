import type { PrestoreApply } from '@portal/shared/contract';

/** What the dialog is opened for: a new prepayment, perhaps of a tier, or the change of an application. */
export interface Wanted {
  readonly amount_fen?: number;
  readonly saved?: PrestoreApply | undefined;
  /** The group whose money it becomes. */
  readonly cluster?: { readonly rid: string; readonly name: string } | undefined;
}
