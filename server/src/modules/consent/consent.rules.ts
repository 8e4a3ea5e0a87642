import { type ConsentDocument, consentDocuments, isInForce, labClock } from '@portal/shared/rules';
import { after } from '../../kit/time';

/** Days before it takes effect that a version of a later release may be agreed to. */
const aheadDays = 31;

/**
 * Returns whether a member can agree to this version: the one in force, or a later one of a release that this process
 * does not know. That one must be a day, and not far in the future, because nobody would be asked again until then.
 */
export function mayAgreeTo(document: ConsentDocument, version: string, now: Date): boolean {
  if (version === consentDocuments[document].version) return true;
  const last = labClock(after(now, aheadDays * 24 * 3600)).today;
  return /^\d{4}-\d\d-\d\d$/.test(version) && isInForce(document, version) && version <= last;
}
