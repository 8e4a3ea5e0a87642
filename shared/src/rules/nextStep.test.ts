/** @jest-environment node */
import fc from 'fast-check';
import {
  canEvaluate,
  memberFileActs,
  type NextStep,
  nextStepOf,
  nextSteps,
  type OrderFacts,
  orderStates,
  possibleActs,
  possibleStatementActs,
  serviceType,
  takesPrices,
  takesRaw,
  takesSigned,
} from '.';

const anyFacts = fc.record({
  state: fc.constantFrom(...orderStates),
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

/** Whether the server accepts each step. */
const accepted: Readonly<Record<NextStep, (facts: OrderFacts) => boolean>> = {
  reply: ({ state, quoted }) => quoted && takesPrices({ kind: 'order', state }),
  upload: ({ state }) => takesRaw({ type_id: serviceType.analysis, state }),
  sign: ({ state }) => takesSigned(state),
  send: (facts) => possibleActs(facts, 'member').includes('send'),
  download: ({ state, hasData }) => hasData && memberFileActs('data', state).includes('download'),
  review: (facts) => possibleActs(facts, 'member').includes('accept'),
  pay: ({ state }) => possibleStatementActs(state === 'unpaid' ? 'unpaid' : 'open', 'member').includes('pay'),
  evaluate: ({ state, evaluated }) => canEvaluate(state) && !evaluated,
  reorder: () => true,
};

test('the next step is one that the server accepts', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const step = nextStepOf(facts);
      if (step) expect(accepted[step](facts)).toBe(true);
    }),
  );
});

test('a finished step is not requested again', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(nextStepOf({ ...facts, signed: true })).not.toBe('sign');
      expect(nextStepOf({ ...facts, sent: true })).not.toBe('send');
      expect(nextStepOf({ ...facts, rawMissing: false })).not.toBe('upload');
    }),
  );
});

test('every step follows somewhere', () => {
  const found = new Set(fc.sample(anyFacts, 2000).map(nextStepOf));
  expect(nextSteps.filter((step) => !found.has(step))).toEqual([]);
});

const facts: OrderFacts = {
  state: 'submitted',
  enterprise: false,
  needsSample: true,
  locked: false,
  signed: false,
  hasData: true,
  rawMissing: false,
  mailed: true,
  sent: false,
  openQuestion: false,
  quoted: false,
  retest: null,
  evaluated: true,
};

test.each<[Partial<OrderFacts>, NextStep | undefined]>([
  [{ state: 'submitted' }, undefined],
  [{ state: 'submitted', quoted: true }, 'reply'],
  [{ state: 'submitted', rawMissing: true }, 'upload'],
  [{ state: 'confirmed', rawMissing: true }, 'upload'],
  [{ state: 'testing', rawMissing: true }, undefined],
  [{ state: 'confirmed', enterprise: true }, 'sign'],
  [{ state: 'confirmed', quoted: true }, 'reply'],
  [{ state: 'delivered', quoted: true }, 'download'],
  [{ state: 'agreed', signed: true }, undefined],
  [{ state: 'awaiting_sample' }, 'send'],
  [{ state: 'awaiting_sample', sent: true }, undefined],
  [{ state: 'awaiting_sample', mailed: false }, 'sign'],
  [{ state: 'testing', hasData: false }, undefined],
  [{ state: 'delivered' }, 'download'],
  [{ state: 'billed' }, 'review'],
  [{ state: 'disputed' }, 'download'],
  [{ state: 'unpaid' }, 'pay'],
  [{ state: 'paid' }, 'download'],
  [{ state: 'paid', evaluated: false }, 'evaluate'],
  [{ state: 'closed', evaluated: false }, 'evaluate'],
  [{ state: 'closed' }, 'reorder'],
  [{ state: 'cancelled', hasData: false }, 'reorder'],
])('with %p the next step is %p', (given, step) => {
  expect(nextStepOf({ ...facts, ...given })).toBe(step);
});
