import { contract, type Endpoint } from '@portal/shared/contract';
import { callsThatOnlyRead } from './readCalls';

test('the contract says exactly of the calls that only read that they read: the gateway repeats them', () => {
  const said = Object.entries<Endpoint>(contract).flatMap(([path, { reads }]) => (reads ? [path] : []));
  expect(callsThatOnlyRead()).toEqual(said.sort());
});
