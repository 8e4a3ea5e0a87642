import type { TestMember } from '../factories';
import type { Invoicing } from '../invoices';
import type { ModelMember } from './model';

/** A member of the portal with what the model says of the same person. */
export interface Person {
  readonly who: TestMember;
  readonly model: ModelMember;
  readonly bill: Invoicing;
  readonly address_rid: string;
}
