import fc from 'fast-check';
import type { SampleDisposal } from './sample';
import { allDisposals, asksHuman, disposalsFor, forbidding, type SampleTerms } from './sampleTerms';

const terms: fc.Arbitrary<SampleTerms> = fc.record(
  {
    needs_sample: fc.boolean(),
    // Every service allows that samples are not sent back.
    disposals: fc.subarray<SampleDisposal>([1, 2]).map((some): readonly SampleDisposal[] => [...some, 0]),
    asks_human: fc.constant(true as const),
  },
  { requiredKeys: ['needs_sample'] },
);

test('what may become of samples is what each service allows, and never nothing', () => {
  fc.assert(
    fc.property(fc.array(terms), (items) => {
      const possible = disposalsFor(items);
      expect(possible).toContain(0);
      for (const disposal of allDisposals)
        expect(possible.includes(disposal)).toBe(forbidding(items, disposal).length === 0);
    }),
  );
});

test('one more item allows no more, and one without a sample changes nothing', () => {
  fc.assert(
    fc.property(fc.array(terms), terms, (items, other) => {
      const before = disposalsFor(items);
      const after = disposalsFor([...items, other]);
      expect(before).toEqual(expect.arrayContaining(after));
      if (!other.needs_sample) expect(after).toEqual(before);
    }),
  );
});

test('people are asked about when a service or a sample says so', () => {
  fc.assert(
    fc.property(fc.array(terms), (items) => {
      expect(asksHuman(items, ['powder', ''])).toBe(items.some(({ asks_human }) => asks_human === true));
      expect(asksHuman(items, ['powder', 'biological'])).toBe(true);
    }),
  );
});
