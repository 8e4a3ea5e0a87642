import { type ErrorId, errors, type Noun, nouns } from '@portal/shared/contract';

export interface RefusalDetails {
  /** Message by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What was not found, whose message is said; with the code that was asked for, if there is one. */
  readonly noun?: Noun;
  readonly code?: string;
  /** Another message than the id's own. */
  readonly msg?: string;
  /** Seconds after which the call may be tried again. */
  readonly retryAfter?: number;
}

/** An answer that is not a success, thrown from anywhere below a route. */
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
  return code === undefined ? nouns[noun].missing : `没有${nouns[noun].label} ${code}`;
}

/**
 * `throw refuse('not_found', { noun: 'order' })`: the message is the given one, else the noun's, else the first
 * field's, else the id's.
 */
export function refuse(id: ErrorId, details: RefusalDetails = {}): Refusal {
  return new Refusal(id, details);
}
