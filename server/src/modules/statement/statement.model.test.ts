import fc from 'fast-check';
import { actFrom, acts, begin } from '../../../testing/billing/acts';
import { tellStory } from '../../../testing/billing/story';
import { World } from '../../../testing/billing/world';
import { type TestApp, testApp } from '../../../testing/testApp';

/** Milliseconds that only a hanging test takes. */
const patience = 1_800_000;

const step = fc.record({
  from: fc.nat(acts.length - 1),
  rare: fc.boolean(),
  /** Most often the member whose payments earn rebates. */
  of: fc.constantFrom(0, 1, 2, 2, 2, 3),
  pick: fc.nat(40),
  share: fc.oneof({ weight: 2, arbitrary: fc.integer({ min: 1, max: 120 }) }, fc.constant(100)),
  crashes: fc.nat(9).map((number) => number === 0),
  repeats: fc.nat(3).map((number) => number === 0),
});

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

test(
  'a story with every act, most refusals and each state leaves everybody with what the model says',
  async () => {
    const world = await World.create(t);
    await tellStory(world);
    await world.end();
  },
  patience,
);

test(
  'any sequence of acts of members, a group and staff, of jobs, days and crashes leaves everybody with what the model says',
  async () => {
    const { SOAK_CASES, SOAK_SEED } = process.env;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 35 }), async (steps) => {
        const world = await World.create(t);
        await begin(world);
        for (const { from, rare, of, crashes, repeats, ...chosen } of steps) {
          const person = world.people[of];
          if (!person) throw new Error('the world has four people');
          world.troubles = { crashes, repeats };
          await actFrom({ from, rare }, world, person, chosen);
        }
        await world.end();
      }),
      {
        // Shrinking would repeat a sequence of seconds hundreds of times.
        endOnFailure: true,
        // A sequence takes seconds: soak runs a hundredth of its cases.
        numRuns: SOAK_CASES === undefined ? 1 : Math.ceil(Number(SOAK_CASES) / 100),
        ...(SOAK_SEED !== undefined && { seed: Number(SOAK_SEED) }),
      },
    );
  },
  patience,
);
