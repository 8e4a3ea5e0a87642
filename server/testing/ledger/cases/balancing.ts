import type { Case } from './case';

export const balancingCases: readonly Case[] = [
  ['takes what there is', 'd: deposit 100 | o: order_by_cash 300 up to debit => 100 | cash 0'],
  ['takes no more than the amount', 'd: deposit 500 | o: order_by_cash 300 up to debit => 300 | cash 200'],
  ['takes exactly all', 'd: deposit 300 | o: order_by_cash 300 up to debit => 300 | cash 0'],
  ['takes 0 of nothing', 'o: order_by_cash 300 up to debit => 0 | cash 0 | revenue 0'],
  [
    'leaves what is held',
    'd: deposit 500 | h: order_by_cash 300 pending | o: order_by_cash 999 up to debit => 200 | cash 300 held 300',
  ],
  [
    'uses the whole credit limit',
    'limit credit -300 | o: order_on_credit 999 up to debit => 300 | credit -300',
  ],
  [
    'repays no more than is owed',
    'limit credit -300 | o: order_on_credit 120 | b: statement_by_bank 999 up to credit => 120 | credit 0 | bank -120',
  ],
  [
    'repays part of what is owed',
    'limit credit -300 | o: order_on_credit 120 | b: statement_by_bank 20 up to credit => 20 | credit -100',
  ],
  ['repays nothing where nothing is owed', 'b: statement_by_bank 999 up to credit => 0 | credit 0'],
  [
    'what is above the ceiling is refused without balancing',
    'limit credit -300 | o: order_on_credit 120 | b: statement_by_bank 121 => above_ceiling 120 | credit -120',
  ],
  [
    'an expected repayment counts',
    'limit credit -300 | o: order_on_credit 120 | b: statement_by_bank 100 pending | c: statement_by_bank 999 up to credit => 20 | credit -100 expected 100',
  ],
  [
    'limited by both: the debited account has less',
    'limit credit -300 | o: order_on_credit 120 | d: deposit 50 | b: statement_by_cash 999 up to both => 50 | cash 0 | credit -70',
  ],
  [
    'limited by both: the credited account takes less',
    'limit credit -300 | o: order_on_credit 120 | d: deposit 500 | b: statement_by_cash 999 up to both => 120 | cash 380 | credit 0',
  ],
  [
    'limited by both: the amount is less',
    'limit credit -300 | o: order_on_credit 120 | d: deposit 500 | b: statement_by_cash 10 up to both => 10 | cash 490 | credit -110',
  ],
  [
    'up to debit is refused when the credited account takes less',
    'limit credit -300 | o: order_on_credit 120 | d: deposit 500 | b: statement_by_cash 300 up to debit => above_ceiling 120',
  ],
  [
    'up to credit is refused when the debited account has less',
    'limit credit -300 | o: order_on_credit 120 | d: deposit 50 | b: statement_by_cash 300 up to credit => insufficient 50',
  ],
  [
    'cash first, then bonus',
    'd: deposit 30 | b: bonus 50 | o: order_by_cash 60 up to debit & p: order_by_bonus 30 up to debit => 30, 30 | bonus 20 | revenue 60',
  ],
  [
    'holds what there is',
    'd: deposit 30 | h: order_by_cash 60 pending up to debit => 30 | cash 30 held 30 | p: post h => 30 | cash 0',
  ],
  [
    'a hold of nothing is posted with nothing',
    'h: order_by_cash 60 pending up to debit => 0 | p: post h => 0 | cash 0',
  ],
  [
    'a hold of nothing cannot be posted with more',
    'h: order_by_cash 60 pending up to debit => 0 | p: post h 1 => above_pending 0',
  ],
  [
    'a hold of nothing is voided',
    'h: order_by_cash 60 pending up to debit => 0 | v: void h | w: void h => not_pending',
  ],
  [
    'a repeated call moves what it moved at first',
    'd: deposit 30 | o: order_by_cash 60 up to debit => 30 | e: deposit 5 | o: order_by_cash 60 up to debit => 30 | cash 5',
  ],
  ['an account without a floor gives all', 'd: deposit 30 up to debit => 30 | cash 30'],
  [
    'the account over its lowered limit gives nothing',
    'limit credit -300 | o: order_on_credit 200 | limit credit -100 | q: order_on_credit 50 up to debit => 0 | credit -200',
  ],
];
