import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stale.mjs';

/** Seconds of each long part in one whole run on two quiet cores; what matters is how the parts compare with each other. */
const budget = JSON.parse(readFileSync(join(root, 'scripts/partBudget.json'), 'utf8'));

/** How much a part may grow beside the others before it is named. */
const tolerance = 1.2;

/** Shortest part that counts, in seconds of the budget: shorter ones vary more than they take. */
const shortest = 50;

/**
 * Returns a line for each part that has grown by more than a fifth against the budget. A slower machine slows all parts, so each is
 * compared with the median of all; a run of fewer than three long parts is compared with nothing.
 */
export function grownParts(results, seconds = budget) {
  const ratios = results
    .filter(({ name, failed }) => seconds[name] >= shortest && failed === 0)
    .map((result) => ({ ...result, ratio: result.seconds / seconds[result.name] }));
  const sorted = ratios.map(({ ratio }) => ratio).sort((one, other) => one - other);
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  if (sorted.length < 3) return [];
  return ratios
    .filter(({ ratio }) => ratio > median * tolerance)
    .map(
      ({ name, ratio }) =>
        `${name}：比预算多 ${Math.round((ratio / median - 1) * 100)}%（scripts/partBudget.json）`,
    );
}
