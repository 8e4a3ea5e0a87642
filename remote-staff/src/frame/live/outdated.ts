import type { DeskChange } from '@portal/shared/contract';

/** Anything may have changed: some time was missed. */
export const anything: DeskChange = { noun: '*', code: null };

/**
 * Nouns whose lists show something of other nouns: what nobody announced shows the orders that were announced for it since, and what
 * is to be billed the overtime of instruments.
 */
const alsoShown: Readonly<Record<string, readonly string[]>> = {
  unclaimed: ['order'],
  statement: ['reservation'],
};

/**
 * Returns whether changes make an answer of the desk old: those of its noun, about any record or the one that it shows. What the desk
 * shows of all nouns (counts, what belongs to an order) is old with each.
 */
export function isOutdated(queryKey: readonly unknown[], changes: readonly DeskChange[]): boolean {
  const [area, noun] = String(queryKey[0]).split('/');
  if (area !== 'staff') return false;
  if (noun === 'desk') return changes.length > 0;
  const { code: shown } = Object(queryKey[1]);
  return changes.some(
    (change) =>
      change.noun === anything.noun ||
      alsoShown[noun ?? '']?.includes(change.noun) === true ||
      (change.noun === noun && (change.code === null || isAmong(change.code, shown))),
  );
}

/** A list is filtered by a part of a code. */
const isAmong = (code: string, shown: unknown): boolean =>
  typeof shown !== 'string' || code.toLowerCase().includes(shown.toLowerCase());
