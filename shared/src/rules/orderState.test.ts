/** @jest-environment node */
import fc from 'fast-check';
import {
  type Actor,
  expectedStates,
  memberFileActs,
  type OrderAct,
  type OrderFacts,
  type OrderState,
  orderActs,
  orderActTable,
  orderStates,
  possibleActs,
  progressStateOf,
  stateAfter,
  testsFirst,
} from './index';

const actors: readonly Actor[] = ['member', 'staff', 'system'];
const circumstances = fc.record({
  enterprise: fc.boolean(),
  needsSample: fc.boolean(),
  locked: fc.boolean(),
  signed: fc.boolean(),
  hasData: fc.boolean(),
  rawMissing: fc.boolean(),
  mailed: fc.boolean(),
  sent: fc.boolean(),
  openQuestion: fc.boolean(),
  quoted: fc.boolean(),
  evaluated: fc.boolean(),
  retest: fc.constant(null),
});

const anybodyMay = (facts: OrderFacts): OrderAct[] => [
  ...new Set(actors.flatMap((actor) => possibleActs(facts, actor))),
];

const stepAfter = (facts: OrderFacts, act: OrderAct): OrderState =>
  progressStateOf({
    ...facts,
    locked: facts.locked || act === 'confirm',
    state: stateAfter(act, facts.state),
  });

/** Returns the states that an order passes through by any sequence of allowed acts; a lock of the plan stays. */
function walk(facts: Omit<OrderFacts, 'state'>, picks: readonly number[]): OrderState[] {
  const states: OrderState[] = ['submitted'];
  let { locked } = facts;
  for (const pick of picks) {
    const state = states.at(-1) ?? 'submitted';
    const acts = anybodyMay({ ...facts, locked, state });
    const act = acts[pick % Math.max(acts.length, 1)];
    if (act === undefined) break;
    const reached = stateAfter(act, state);
    if (act === 'confirm') locked = true;
    if (orderActTable[act].to !== null) states.push(reached);
  }
  return states;
}

const forAllHistories = (check: (states: OrderState[], facts: Omit<OrderFacts, 'state'>) => void) =>
  fc.assert(
    fc.property(circumstances, fc.array(fc.nat(20), { maxLength: 25 }), (facts, picks) =>
      check(walk(facts, picks), facts),
    ),
  );

describe('the process of an order', () => {
  test('an order is cancelled only before its sample is received, and cancelling is final', () => {
    forAllHistories((states) => {
      const cancelled = states.indexOf('cancelled');
      if (cancelled === -1) return;
      expect(cancelled).toBe(states.length - 1);
      expect(states).not.toContain('received');
      expect(states).not.toContain('testing');
    });
  });

  test('an enterprise order is never tested, nor its sample awaited, before the agreement is signed', () => {
    forAllHistories((states, facts) => {
      if (!facts.enterprise) return;
      for (const later of ['awaiting_sample', 'testing'] as const) {
        if (states.includes(later)) expect(states.slice(0, states.indexOf(later))).toContain('agreed');
      }
    });
  });

  test('an unsigned agreement cannot be accepted as signed, and data cannot be delivered without a file', () => {
    forAllHistories((states, facts) => {
      if (!facts.signed) expect(states).not.toContain('agreed');
      if (!facts.hasData) expect(states).not.toContain('delivered');
    });
  });

  test('a sample is awaited exactly when one is needed, and received before it is tested', () => {
    forAllHistories((states, facts) => {
      if (!facts.needsSample) expect(states).not.toContain('awaiting_sample');
      if (facts.needsSample && states.includes('testing')) {
        expect(states.slice(0, states.indexOf('testing'))).toContain('received');
      }
    });
  });

  test('a bill is paid only after the member accepted it, and final states are the last ones', () => {
    forAllHistories((states) => {
      if (states.includes('paid')) expect(states[states.indexOf('paid') - 1]).toBe('unpaid');
      for (const end of ['closed', 'cancelled'] as const) {
        if (states.includes(end)) expect(states.indexOf(end)).toBe(states.length - 1);
      }
    });
  });

  test('final states allow no act; every other state allows one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStates), circumstances, (state, facts) => {
        const acts = anybodyMay({
          ...facts,
          signed: true,
          hasData: true,
          rawMissing: false,
          openQuestion: false,
          quoted: false,
          state,
        });
        const terminal = state === 'closed' || state === 'cancelled';
        const reachable = expectedStates(facts).includes(state) || state === 'disputed';
        if (terminal) expect(acts).toEqual([]);
        else if (reachable) expect(acts.some((act) => act !== 'cancel')).toBe(true);
      }),
    );
  });

  test('a member cannot do acts of staff or the system', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStates), circumstances, (state, facts) => {
        const mine = ['agree', 'change', 'send', 'ask', 'accept', 'dispute', 'cancel'];
        for (const act of possibleActs({ ...facts, state }, 'member')) expect(mine).toContain(act);
      }),
    );
  });

  test('the expected states can be reached act by act', () => {
    fc.assert(
      fc.property(circumstances, (facts) => {
        const states = expectedStates(facts);
        states.slice(1).forEach((next, index) => {
          const state = states[index] ?? 'submitted';
          const given = { ...facts, signed: true, hasData: true, openQuestion: false, quoted: false };
          const locked = state === 'confirmed';
          const at = { ...given, state: locked && testsFirst(facts) ? 'received' : state, locked } as const;
          expect(anybodyMay(at).map((act) => stepAfter(at, act))).toContain(next);
        });
      }),
    );
  });

  test('an express number is entered only while the lab waits for a mailed sample', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStates), circumstances, (state, facts) => {
        const sends = possibleActs({ ...facts, state }, 'member').includes('send');
        expect(sends).toBe(state === 'awaiting_sample' && facts.mailed);
      }),
    );
  });

  test('questions are possible after the delivery; an order with an open question is not closed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStates), circumstances, (state, facts) => {
        const acts = anybodyMay({ ...facts, state });
        if (acts.includes('ask'))
          expect(facts.hasData && memberFileActs('data', state)).toEqual(['download']);
        if (facts.openQuestion) expect(acts).not.toContain('close');
        else expect(acts).not.toContain('answer');
      }),
    );
  });

  test("an enterprise's order with an open quotation is not asked for its sample, tested or delivered", () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStates), circumstances, (state, facts) => {
        const acts = anybodyMay({ ...facts, state });
        const waits = ['await_sample', 'test', 'deliver'] as const;
        if (facts.enterprise && facts.quoted) for (const act of waits) expect(acts).not.toContain(act);
        if (facts.enterprise || !facts.quoted) return;
        const answered = anybodyMay({ ...facts, quoted: false, state });
        expect(acts).toEqual(
          answered.filter((act) => act !== 'change' && (act !== 'confirm' || state === 'submitted')),
        );
      }),
    );
  });

  test('an academic sample is awaited at once, and tested once the plan is locked, wherever it was locked', () => {
    const academic = {
      enterprise: false,
      needsSample: true,
      locked: false,
      signed: false,
      hasData: false,
      rawMissing: false,
      mailed: true,
      sent: false,
      openQuestion: false,
      quoted: false,
      evaluated: false,
      retest: null,
    };
    const staff = (facts: Partial<OrderFacts> & { state: OrderState }) =>
      possibleActs({ ...academic, ...facts }, 'staff');
    expect(possibleActs({ ...academic, state: 'submitted' }, 'system')).toContain('await_sample');
    expect(staff({ state: 'awaiting_sample' })).toEqual(expect.arrayContaining(['confirm', 'receive']));
    expect(staff({ state: 'received' })).toEqual(['confirm']);
    expect(staff({ state: 'received', quoted: true })).toEqual([]);
    expect(staff({ state: 'received', locked: true })).toEqual(['test']);
    expect(staff({ state: 'received', enterprise: true })).toEqual(['test']);
    expect(staff({ state: 'awaiting_sample', enterprise: true })).not.toContain('confirm');
    expect(staff({ state: 'submitted', enterprise: true })).not.toContain('await_sample');
  });

  test('an order is changed until its sample is received, an enterprise and one without a sample until the plan is locked', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStates), circumstances, (state, facts) => {
        const changes = possibleActs({ ...facts, state }, 'member').includes('change');
        const open = testsFirst(facts) ? ['submitted', 'awaiting_sample'] : ['submitted'];
        expect(changes).toBe(open.includes(state) && !facts.quoted);
      }),
    );
  });

  test('every state is the end of some act', () => {
    const ends = new Set(orderActs.flatMap((act) => orderActTable[act].to ?? []));
    expect([...ends].sort()).toEqual([...orderStates].sort());
  });
});
