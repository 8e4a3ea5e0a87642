/** @jest-environment node */
import { chartNumber } from './chartNumber';

test.each([
  [0, '0'],
  [-0, '0'],
  [28.4, '28.4'],
  [1234.5678, '1234.57'],
  [0.0001, '0.0001'],
  [-0.5, '-0.5'],
  [999_999.96, '1000000'],
  [1_500_000, '1.5E6'],
  [-0.000_015_36, '-1.536E-5'],
])('%d reads %s', (value, text) => {
  expect(chartNumber(value)).toBe(text);
});
