import { type ErrorId, errors, type Noun, nouns, reasons } from '@portal/shared/contract';
import type { Seen } from '@portal/shared/rules';

export interface RefusalDetails {
  /** Message by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The noun that was not found: selects the message. May contain the code that was asked for. */
  readonly noun?: Noun;
  readonly code?: string;
  /** With edited_meanwhile: what the edit would have replaced, as it is now. */
  readonly present?: Readonly<Record<string, unknown>>;
  /** Replaces the id's default message. */
  readonly msg?: string;
  /** Values now of what the person saw. */
  readonly seen?: Seen;
  /** Seconds until the call may be retried. */
  readonly retryAfter?: number;
  /** The call has not begun, so another process may run it. */
  readonly notRun?: true;
}

/** An error answer, thrown from anywhere below a route. */
export class Refusal extends Error {
  readonly id: ErrorId;
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(id: ErrorId, details: RefusalDetails) {
    super(details.msg ?? missing(details) ?? Object.values(details.fields ?? {})[0] ?? errors[id].msg);
    this.id = id;
    this.status = errors[id].status;
    this.details = details;
  }
}

function missing({ noun, code }: RefusalDetails): string | undefined {
  if (noun === undefined) return undefined;
  return code === undefined ? nouns[noun].missing : reasons.noSuchCode(nouns[noun].label, code);
}

/**
 * Builds a refusal: `throw refuse('not_found', { noun: 'order' })`. The message is `msg`, else that of the noun,
 * else that of the first field, else that of the id.
 */
export function refuse(id: ErrorId, details: RefusalDetails = {}): Refusal {
  return new Refusal(id, details);
}
