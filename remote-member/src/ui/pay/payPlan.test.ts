/** @jest-environment node */
import type { Cluster } from '@portal/shared/contract';
import fc from 'fast-check';
import { cluster } from '../../testing/fixture';
import { inOrder, own, type PayScene, payInput, payPlan, proposedAmount, proposedShares } from './payPlan';

const scene = (
  part: Partial<PayScene['statement']> = {},
  clusters: Cluster[] = [cluster()],
  caps: PayScene['caps'] = new Map(),
): PayScene => ({
  caps,
  statement: {
    owed_fen: 10_000,
    waiting_fen: 0,
    available: { cash_fen: 6_000, bonus_fen: 1_000 },
    ...part,
  },
  clusters,
});
const bill = { rid: 'statement-1', owed_fen: 20_000, waiting_fen: 0 };
const seen = { owed_fen: 20_000, waiting_fen: 0 };
const both = [own, 'cluster-1'];

test('the group pays its share and the member the rest', () => {
  const values = { amount: '100', by: 'amount', payers: both, shares: { 'cluster-1': '45.5' } } as const;
  const plan = payPlan(scene(), values);
  expect(plan?.map(({ key, amount_fen, share }) => [key, amount_fen, share])).toEqual([
    ['cluster-1', 4_550, 4_550],
    [own, 5_450, 5_450],
  ]);
  expect(payInput(bill, 'amount', plan ?? [])).toEqual({
    rid: 'statement-1',
    amount_fen: 10_000,
    seen,
    split: {
      by: 'amount',
      payers: [
        { cluster_rid: 'cluster-1', share: 4_550 },
        { payer: 'own', share: 5_450 },
      ],
    },
  });
});

test('percentages are sent in hundredths and are rounded as the server rounds', () => {
  const values = { amount: '0.05', by: 'percent', payers: both, shares: { 'cluster-1': '50' } } as const;
  const plan = payPlan(scene(), values) ?? [];
  expect(plan.map(({ amount_fen, share }) => [amount_fen, share])).toEqual([
    [3, 5_000],
    [2, 5_000],
  ]);
});

test('the member alone pays without a split', () => {
  const plan = payPlan(scene(), { amount: '20', by: 'amount', payers: [own], shares: {} }) ?? [];
  expect(payInput(bill, 'amount', plan)).toEqual({ rid: 'statement-1', amount_fen: 2_000, seen });
});

test.each([
  ['100.01', '最多可付 ¥100.00'],
  ['100', undefined],
])('%s of what is left of the monthly limit: %p', (amount, problem) => {
  const limited = cluster({ available: null, allowance: { limit_fen: 15_000, used_fen: 5_000 } });
  const values = { amount, by: 'amount', payers: ['cluster-1'], shares: {} } as const;
  expect(payPlan(scene({ owed_fen: 20_000 }, [limited]), values)?.[0]?.problem).toBe(problem);
});

test('a group pays at most what a budget that stops payments leaves', () => {
  const capped = scene({}, [cluster()], new Map([['cluster-1', { most_fen: 2_000, texts: [] }]]));
  expect(proposedAmount(capped, ['cluster-1'])).toBe('20.00');
  expect(proposedShares(capped, { amount: '100', by: 'amount', payers: both })).toEqual({
    'cluster-1': '20.00',
  });
  const values = { amount: '20.01', by: 'amount', payers: ['cluster-1'], shares: {} } as const;
  expect(payPlan(capped, values)?.[0]?.problem).toBe('最多可付 ¥20.00');
});

test('what a plain member pays above the amount of approval waits, what a manager pays does not', () => {
  const waitsOf = (can: Cluster['can'], amount: string) =>
    payPlan(scene({}, [cluster({ approval_fen: 5_000, can })]), {
      amount,
      by: 'amount',
      payers: ['cluster-1'],
      shares: {},
    } as const)?.[0]?.waits;
  expect([waitsOf(['pay'], '50.01'), waitsOf(['pay'], '50'), waitsOf(['pay', 'approve'], '50.01')]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['100.01', 'amount'],
  ['', 'amount'],
  ['abc', 'amount'],
  ['100.01', 'percent'],
  ['1.234', 'percent'],
] as const)('a share of %p by %s is no plan', (share, by) => {
  const values = { amount: '100', by, payers: both, shares: { 'cluster-1': share } };
  expect(payPlan(scene(), values)).toBeUndefined();
});

test('proposed shares add up, and no payer is asked for more than it has while the others have enough', () => {
  const money = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(
      fc.array(money, { minLength: 1, maxLength: 4 }),
      money,
      money,
      fc.constantFrom('amount', 'percent'),
      (funds, cash, wanted, by) => {
        const clusters = funds.map((fen, index) =>
          cluster({ rid: `cluster-${index}`, available: { cash_fen: fen, bonus_fen: 0 } }),
        );
        const all = scene({ owed_fen: wanted, available: { cash_fen: cash, bonus_fen: 0 } }, clusters);
        const payers = inOrder(all, [own, ...clusters.map(({ rid }) => rid)]);
        const amount = proposedAmount(all, payers);
        if (amount === '' || wanted === 0) return;
        const plan = payPlan(all, {
          amount,
          by,
          payers,
          shares: proposedShares(all, { amount, by, payers }),
        });
        expect(plan).toBeDefined();
        if (by === 'amount') expect(plan?.filter(({ problem }) => problem)).toEqual([]);
      },
    ),
  );
});
