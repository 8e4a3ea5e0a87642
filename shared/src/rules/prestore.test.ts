/** @jest-environment node */
import { prestoreBonus } from './prestore';

test('the bonus is that of the highest tier that the amount reaches, in whatever order the tiers are', () => {
  const tiers = [
    { amount_fen: 500_000, bonus_fen: 50_000 },
    { amount_fen: 100_000, bonus_fen: 5000 },
  ];
  const bonuses = [0, 99_999, 100_000, 499_999, 500_000, 9_000_000].map((amount) =>
    prestoreBonus(tiers, amount),
  );
  expect(bonuses).toEqual([0, 0, 5000, 5000, 50_000, 50_000]);
  expect(prestoreBonus([], 1)).toBe(0);
});
