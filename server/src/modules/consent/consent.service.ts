import {
  type ConsentDocument,
  type ConsentVersions,
  consentDocumentNames,
  isInForce,
  payeeConsent,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { type ConsentRow, insertConsent, validConsents } from './consent.repo';
import { mayAgreeTo } from './consent.rules';

export interface Agreement {
  readonly user_rid: string;
  /** Nothing is stored without versions, as in calls of before there were consents. */
  readonly versions: ConsentVersions | undefined;
  readonly source: ConsentRow['source'];
  readonly now: Date;
}

/**
 * Stores what the member agrees to. A version that can't be agreed to is ignored: the member read another text and is asked
 * again.
 */
export async function agree(tx: Tx, { user_rid, versions, source, now }: Agreement): Promise<void> {
  for (const document of consentDocumentNames) {
    const version = versions?.[document];
    if (version === undefined || !mayAgreeTo(document, version, now)) continue;
    await insertConsent(tx, { rid: newRid(), user_rid, document, version, source, given: now });
  }
}

/** Stores the separate consent to keep a promoter's bank account, in the version in force. */
export const agreeToPayee = (tx: Tx, user_rid: string, now: Date): Promise<void> =>
  insertConsent(tx, {
    rid: newRid(),
    user_rid,
    document: 'payee',
    version: payeeConsent.version,
    source: 'payee',
    given: now,
  });

/** Returns whether a member's consent to keep the bank account is valid, in the version in force. */
export const hasPayeeConsent = async (tx: Tx, user_rid: string): Promise<boolean> =>
  (await validConsents(tx, user_rid)).some(
    ({ document, version }) => document === 'payee' && version >= payeeConsent.version,
  );

/** What decides whether a member has agreed to a version. */
export type ValidConsent = Pick<ConsentRow, 'document' | 'version'>;

/** Returns the documents whose version in force is not among a member's valid consents. */
export const missingAmong = (valid: readonly ValidConsent[]): ConsentDocument[] =>
  consentDocumentNames.filter(
    (name) => !valid.some(({ document, version }) => document === name && isInForce(name, version)),
  );

/** Returns the documents whose version in force the member has not agreed to. */
export const missingConsents = async (tx: Tx, user_rid: string): Promise<ConsentDocument[]> =>
  missingAmong(await validConsents(tx, user_rid));
