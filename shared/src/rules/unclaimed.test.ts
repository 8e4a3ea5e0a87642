import { isParcelNumber } from './unclaimed';

test.each([
  ['SF1357924680', true],
  ['78312345678901', true],
  ['JDVB12345678-1-1', true],
  ['D20261118-000001', false],
  ['P20261118-000001', false],
  ['SF12345', false],
  ['HTTPS://PORTAL.EXAMPLE/12345678', false],
  ['ABCDEFGHIJ', false],
  ['王老师的样品', false],
])('%s is the number of a parcel: %s', (code, isOne) => expect(isParcelNumber(code)).toBe(isOne));
