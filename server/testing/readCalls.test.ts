import { readCalls } from '@portal/shared/contract';
import { callsThatOnlyRead } from './readCalls';

test('the contract lists exactly the calls that only read, which the gateway repeats', () => {
  expect(callsThatOnlyRead()).toEqual([...readCalls]);
});
