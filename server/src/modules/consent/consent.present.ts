import type { Consent } from '@portal/shared/contract';
import type { ConsentRow } from './consent.repo';

/** An agreement as its member sees it. */
export function presentConsent({ document, version, source, given, withdrawn }: ConsentRow): Consent {
  return {
    document,
    version,
    source,
    given: given.toISOString(),
    withdrawn: withdrawn?.toISOString() ?? null,
  };
}
