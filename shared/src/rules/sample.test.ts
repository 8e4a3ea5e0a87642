/** @jest-environment node */
import {
  deliveriesOf,
  isPickedUp,
  needsDisposal,
  orderStates,
  type SampleSource,
  takesShippingLabel,
  travels,
} from '.';

const sources: readonly SampleSource[] = [1, 4, 2, 3, 0, -1];

test('each source of the sample has its deliveries and disposal', () => {
  expect(sources.filter(travels)).toEqual([1, 4]);
  expect(sources.filter(isPickedUp)).toEqual([4]);
  expect(sources.filter(needsDisposal)).toEqual([1, 4, 2, 3, 0]);
  expect(deliveriesOf(2)).toEqual([null, 0]);
});

test('a parcel gets a label for each source whose samples the member packs, until they are at the lab', () => {
  const labelled = (source: number) =>
    orderStates.filter((state) => takesShippingLabel({ state, sample_source: source }));
  const open = ['submitted', 'confirmed', 'agreed', 'awaiting_sample'];
  expect(sources.map(labelled)).toEqual([open, open, open, [], [], []]);
});
