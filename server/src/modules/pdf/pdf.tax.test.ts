import fc from 'fast-check';
import { includedTax } from './pdf.tax.rules';

test('an amount is its net part and the tax on it, to the fen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_00 }),
      fc.integer({ min: 0, max: 13 }),
      (amount, percent) => {
        const tax = includedTax(amount, percent);
        const net = amount - tax;
        expect(Math.abs((net * percent) / 100 - tax)).toBeLessThan(0.5 * (1 + percent / 100) + 1e-6);
      },
    ),
  );
});
