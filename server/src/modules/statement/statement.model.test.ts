import fc from 'fast-check';
import { actFrom, acts } from '../../../testing/billing/acts';
import { World } from '../../../testing/billing/world';
import { testApp } from '../../../testing/testApp';

/** Milliseconds that only a hanging test takes. */
const patience = 1_800_000;

const step = fc.record({
  act: fc.nat(acts.length - 1),
  /** Most often the member whose payments earn rebates. */
  of: fc.constantFrom(0, 1, 2, 2, 2),
  pick: fc.nat(40),
  share: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 120 }) }, fc.constant(100)),
});

test(
  'any sequence of orders, coupons, statements, payments, refunds, invoices and days leaves every member with what the model says',
  async () => {
    const { SOAK_CASES, SOAK_SEED } = process.env;
    const t = await testApp({ database: 'pglite' });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 45 }), async (steps) => {
        const world = await World.begin(t);
        for (const { act, of, ...chosen } of steps) {
          const person = world.people[of];
          if (!person) throw new Error('the world has three people');
          await actFrom(act, world, person, chosen);
          await world.compare();
        }
      }),
      {
        // Shrinking would repeat a sequence of seconds hundreds of times.
        endOnFailure: true,
        // A sequence takes a second: soak runs a hundredth of its cases.
        numRuns: SOAK_CASES === undefined ? 4 : Math.ceil(Number(SOAK_CASES) / 100),
        ...(SOAK_SEED !== undefined && { seed: Number(SOAK_SEED) }),
      },
    );
  },
  patience,
);
