import { deliveriesOf, isPickedUp, needsDisposal, type SampleSource, travels } from '.';

const sources: readonly SampleSource[] = [1, 4, 2, 3, 0, -1];

test('each source of the sample has its deliveries and disposal', () => {
  expect(sources.filter(travels)).toEqual([1, 4]);
  expect(sources.filter(isPickedUp)).toEqual([4]);
  expect(sources.filter(needsDisposal)).toEqual([1, 4, 2, 3, 0]);
  expect(deliveriesOf(2)).toEqual([null, 0]);
});
