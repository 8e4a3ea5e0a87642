import { Rejected, Unreachable } from '../../src/ports/unreachable';
import { type TestPorts, testPorts } from '../ports';
import type { TestClock } from '../testApp';
import type { Chance } from './chance';
import { chanceOfAct } from './turns';

/** The providers: they answer late, twice, not at all, or that they did not. They outlive each process. */
export interface Outside extends TestPorts {
  /** Letters that they took: e-mails by their id, text messages by phone and text. */
  readonly taken: string[];
  /** Requests whose answer the portal did not hear, so that it may send the letter again. */
  readonly unheard: string[];
  /** Calls of providers that failed. */
  failures(): number;
}

/** Seconds after which the portal gives up, and those of a late answer. */
const [patience, late] = [30, 4];

/** Returns providers whose troubles follow from chance. */
export function outside(chance: Chance, clock: TestClock): Outside {
  const ports = testPorts();
  const taken: string[] = [];
  const unheard: string[] = [];
  let failures = 0;
  const fail = (error: Error): never => {
    failures++;
    throw error;
  };
  const send = async (letter: string): Promise<void> => {
    const luck = chanceOfAct(chance).below(100);
    if (luck < 4) fail(new Unreachable('no answer before the request'));
    if (luck < 6) fail(new Rejected('refused'));
    taken.push(letter);
    if (luck < 10) {
      unheard.push(letter);
      clock.pass(luck < 8 ? patience : 0);
      fail(new Unreachable('no answer'));
    }
    if (luck < 14) clock.pass(late);
  };
  return {
    ...ports,
    taken,
    unheard,
    failures: () => failures,
    sms: { send: (to, text) => send(`${to} ${text}`) },
    mail: { send: (_to, { id }) => send(id) },
    files: {
      ...ports.files,
      put: async (...given) =>
        chanceOfAct(chance).isOneIn(40) ? fail(new Unreachable('no storage')) : ports.files.put(...given),
    },
    webhooks: {
      post: async () => {
        const luck = chanceOfAct(chance).below(10);
        if (luck < 2) return { status: null, error: 'timeout', duration_ms: 10_000 };
        return { status: luck < 4 ? 500 : 204, error: null, duration_ms: 20 };
      },
    },
  };
}
