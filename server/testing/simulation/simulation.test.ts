import { describeOnPostgres, postgresUrl } from '../database';
import { simulate } from './run';

const { SOAK_CASES, SOAK_SEED, SOAK_SECONDS = 'Infinity' } = process.env;
/** Acts of `npm run soak`; few in `npm test`, which has hundreds of other tests. */
const acts = Number(SOAK_CASES ?? 20);
/** Acts of one portal: then another one begins, whose tables are small again. */
const actsOfPortal = 250;
/** Of how many portals one is simulated twice, to compare both. */
const repeatedOf = 20;
/** Milliseconds that only a hanging test takes. */
const patience = 20 * 24 * 3_600_000;

/** Simulates one portal after the other. */
async function simulateAll(server?: string): Promise<void> {
  const first = Number(SOAK_SEED ?? 1);
  // A search for a planted bug ends by itself, so that what it has started is stopped.
  const end = Date.now() + 1000 * Number(SOAK_SECONDS);
  for (let portal = 0, done = 0; done < acts && Date.now() < end; portal++) {
    const run = { seed: first + portal, acts: Math.min(actsOfPortal, acts - done), server };
    const ran = await simulate(run);
    done += ran.acts;
    if (portal % repeatedOf < repeatedOf - 1 && done < acts) continue;
    const again = await simulate(run);
    expect(again.trace).toEqual(ran.trace);
    expect(again.digest).toBe(ran.digest);
  }
}

const title =
  'whatever members, staff, jobs, providers and kills do, money adds up, nothing is sold twice, nothing acknowledged is lost, and a seed has one trace';

describe('PGlite', () => {
  test(title, () => simulateAll(), patience);
});

describeOnPostgres('acts whose statements are interleaved', () => {
  test(title, () => simulateAll(postgresUrl()), patience);
});
