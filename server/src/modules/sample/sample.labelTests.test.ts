import { testsText } from './sample.labelTests.rules';

const within = (most: number) => (words: string) => words.length <= most;

test.each([
  [['BET', 'SEM'], 20, '检测：BET、SEM'],
  [['BET', 'SEM', 'XRD', 'TEM'], 15, '检测：BET 等 4 项'],
  [['BET', 'SEM', 'XRD', 'TEM'], 16, '检测：BET、SEM 等 4 项'],
  [['电感耦合等离子体质谱', 'SEM'], 10, '检测：共 2 项'],
])('%j within %d characters: %s', (tests, most, expected) => {
  expect(testsText(tests, within(most))).toBe(expected);
});
