/** @jest-environment node */
import fc from 'fast-check';
import {
  type Actor,
  keptUntil,
  possibleSampleActs,
  type SampleAct,
  type SampleDisposal,
  type SampleFacts,
  type SampleState,
  sampleActs,
  sampleActTable,
  sampleStates,
  workingDayAfter,
} from '.';

const actors: readonly Actor[] = ['member', 'staff', 'system'];
const facts = fc.record({
  disposal: fc.constantFrom<SampleDisposal>(0, 1, 2),
  until: fc.constantFrom('2026-11-17', '2026-11-18', '2026-11-19', null),
  today: fc.constant('2026-11-18'),
  keepUntil: fc.constantFrom('2026-11-18', '2027-05-18'),
});

const anybodyMay = (given: SampleFacts): SampleAct[] => [
  ...new Set(actors.flatMap((actor) => possibleSampleActs(given, actor))),
];

/** Returns the states that a sample passes through by any sequence of allowed acts. */
function walk(given: Omit<SampleFacts, 'state'>, picks: readonly number[]): SampleState[] {
  const states: SampleState[] = ['registered'];
  for (const pick of picks) {
    const state = states.at(-1) ?? 'registered';
    const acts = anybodyMay({ ...given, state });
    const act = acts[pick % Math.max(acts.length, 1)];
    if (act === undefined) break;
    const { to } = sampleActTable[act];
    if (to !== null) states.push(to);
  }
  return states;
}

const forAllHistories = (check: (states: SampleState[], given: Omit<SampleFacts, 'state'>) => void) =>
  fc.assert(
    fc.property(facts, fc.array(fc.nat(20), { maxLength: 25 }), (given, picks) =>
      check(walk(given, picks), given),
    ),
  );

describe('the life of a sample', () => {
  test('returned and destroyed are final; every other state allows an act', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sampleStates), facts, (state, given) => {
        const acts = anybodyMay({ ...given, state });
        expect(acts.length > 0).toBe(state !== 'returned' && state !== 'destroyed');
      }),
    );
  });

  test('a sample is destroyed by staff alone, after it waited for that, and not before its day', () => {
    const ways = sampleActs.filter((act) => sampleActTable[act].to === 'destroyed');
    expect(ways.map((act) => sampleActTable[act].by)).toEqual([['staff']]);
    forAllHistories((states, { until, today }) => {
      if (!states.includes('destroyed')) return;
      expect(states.at(-2)).toBe('discarding');
      expect(until !== null && until <= today).toBe(true);
    });
  });

  test('nothing leaves the lab that did not come, and only what waits for it is sent back', () => {
    forAllHistories((states) => {
      if (states.includes('returned')) expect(states.at(-2)).toBe('returning');
      const came = states.indexOf('received');
      for (const state of ['stored', 'discarding', 'returning', 'missing'] as const)
        if (states.includes(state)) expect(states.slice(0, states.indexOf(state))).toContain('received');
      expect(came === -1 || states[came - 1] === 'registered' || states[came - 1] === 'cancelled').toBe(true);
    });
  });

  test('only a sample at the lab that is to be kept is tested again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sampleStates), facts, (state, given) => {
        const again = possibleSampleActs({ ...given, state }, 'member').includes('reuse');
        expect(again).toBe((state === 'received' || state === 'stored') && given.disposal === 2);
      }),
    );
  });

  test('members keep, discard, ask back and order again; they do no act of staff or the system', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sampleStates), facts, (state, given) => {
        const mine = ['reuse', 'keep', 'discard', 'ask_back'];
        for (const act of possibleSampleActs({ ...given, state }, 'member')) expect(mine).toContain(act);
      }),
    );
  });

  test('every state is the end of some act', () => {
    const ends = new Set(sampleActs.flatMap((act) => sampleActTable[act].to ?? []));
    expect([...ends].sort()).toEqual([...sampleStates].sort());
  });
});

describe('how long a sample is kept', () => {
  const keeping = { months: 6, most_months: 24 };

  test('an extension adds the months of the setting to the day, or to today when the day has passed', () => {
    const from = { received: '2026-01-31', today: '2026-11-18' };
    expect(keptUntil(keeping, { ...from, until: '2026-12-31' })).toBe('2027-06-30');
    expect(keptUntil(keeping, { ...from, until: '2026-11-01' })).toBe('2027-05-18');
    expect(keptUntil(keeping, { ...from, until: null })).toBe('2027-05-18');
  });

  test('no extension goes beyond the longest time after the receipt', () => {
    expect(keptUntil(keeping, { received: '2025-01-31', today: '2026-11-18', until: '2026-12-31' })).toBe(
      '2027-01-31',
    );
  });

  test('working days skip closed weekdays and holidays, and count Sundays that make up for them', () => {
    const calendar = {
      disabled_week: [0],
      disabled_date: ['2026-10-01', '2026-10-02', '2026-10-03'],
      invalid_disabled_date: ['2026-10-04'],
    };
    // Wednesday; Sunday the 4th is worked.
    expect(workingDayAfter('2026-09-30', 1, calendar)).toBe('2026-10-04');
    expect(workingDayAfter('2026-09-30', 5, calendar)).toBe('2026-10-08');
    // Friday, over an ordinary Sunday.
    expect(workingDayAfter('2026-11-20', 5, calendar)).toBe('2026-11-26');
  });

  test('a calendar without working days counts plain days instead of searching without end', () => {
    const never = { disabled_week: [0, 1, 2, 3, 4, 5, 6], disabled_date: [], invalid_disabled_date: [] };
    expect(workingDayAfter('2026-11-20', 5, never)).toBe('2026-11-25');
    // One working day alone is not five.
    const once = { ...never, invalid_disabled_date: ['2026-12-01'] };
    expect(workingDayAfter('2026-11-20', 1, once)).toBe('2026-12-01');
    expect(workingDayAfter('2026-11-20', 5, once)).toBe('2026-11-25');
  });
});
