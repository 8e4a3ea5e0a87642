/** @jest-environment node */
import { chosenOptions } from './device';

test.each([
  [null],
  [{ form: 'powder' }],
  [{ form: [1] }],
  [{ form: ['x'.repeat(41)] }],
  [{ ['x'.repeat(41)]: ['powder'] }],
  [{ form: Array.from({ length: 51 }, () => 'powder') }],
])('options of a wrong shape are refused with a message that names them: %j', (given) => {
  const { error } = chosenOptions.safeParse(given);
  expect(error?.issues.map(({ message }) => message)).toEqual(['[检测选项]格式不正确']);
});
