import type { Case } from './case';

export const reversalCases: readonly Case[] = [
  ['gives all back', 'd: deposit 100 | r: reverse d => 100 | cash 0 | bank 0'],
  ['gives a part back', 'd: deposit 100 | r: reverse d 30 => 30 | cash 70 | bank -70'],
  ['gives the rest back', 'd: deposit 100 | r: reverse d 30 | s: reverse d => 70 | cash 0'],
  [
    'parts are at most the whole',
    'd: deposit 100 | r: reverse d 30 | s: reverse d 71 => above_transfer 70 | cash 70',
  ],
  [
    'more than the whole is refused',
    'd: deposit 100 | e: deposit 100 | r: reverse d 101 => above_transfer 100 | cash 200',
  ],
  [
    'what is reversed cannot be reversed again',
    'd: deposit 100 | e: deposit 100 | r: reverse d | s: reverse d => above_transfer 0 | cash 100',
  ],
  [
    'what was spent meanwhile cannot be taken back',
    'd: deposit 100 | o: order_by_cash 60 | r: reverse d => insufficient 40 | s: reverse d 40 | cash 0',
  ],
  [
    'what is held cannot be taken back',
    'd: deposit 100 | h: order_by_cash 60 pending | r: reverse d 41 => insufficient 40 | cash 100 held 60',
  ],
  [
    'a posted hold is reversed by the transfer that posted it',
    'd: deposit 100 | h: order_by_cash 60 pending | p: post h 50 | r: reverse p | cash 100 | revenue 0',
  ],
  [
    'no more than was posted',
    'd: deposit 100 | h: order_by_cash 60 pending | p: post h 50 | r: reverse p 51 => above_transfer 50 | cash 50',
  ],
  [
    'the hold itself is not reversible',
    'd: deposit 100 | h: order_by_cash 60 pending | p: post h | r: reverse h => not_reversible | cash 40',
  ],
  [
    'a pending transfer is not reversible',
    'd: deposit 100 | h: order_by_cash 60 pending | r: reverse h => not_reversible | cash 100 held 60',
  ],
  [
    'a voided transfer is not reversible',
    'd: deposit 100 | h: order_by_cash 60 pending | v: void h | r: reverse h => not_reversible | cash 100',
  ],
  [
    'the void is not reversible',
    'd: deposit 100 | h: order_by_cash 60 pending | v: void h | r: reverse v => not_reversible | cash 100',
  ],
  [
    'an expired transfer is not reversible',
    'd: deposit 100 | h: order_by_cash 60 pending until 1 | day 1 | expire => 1 | r: reverse h => not_reversible | cash 100',
  ],
  ['a reversal is not reversible', 'd: deposit 100 | r: reverse d | s: reverse r => not_reversible | cash 0'],
  ['an unknown transfer is not reversible', 'r: reverse d => unknown_transfer'],
  [
    'a refused transfer is not reversible',
    'o: order_by_cash 1 => insufficient 0 | r: reverse o => unknown_transfer',
  ],
  [
    'a transfer of 0 has nothing to reverse',
    'o: order_by_cash 5 up to debit => 0 | r: reverse o => above_transfer 0',
  ],
  ['a reversal of 0 is refused', 'd: deposit 100 | r: reverse d 0 => amount | cash 100'],
  [
    'a reversal does not pass the ceiling',
    'limit credit -100 | o: order_on_credit 80 | b: statement_by_bank 80 | r: reverse o => above_ceiling 0 | credit 0',
  ],
  [
    'a gift of points is taken back',
    'e: points_earned 9 | g: points_gift 9 to B | r: reverse g 4 | points 4 | B.points 5',
  ],
  ['two reversals in one call', 'd: deposit 100 | r: reverse d 60 & s: reverse d 40 | cash 0'],
  [
    'two reversals in one call are at most the whole',
    'd: deposit 100 | r: reverse d 60 & s: reverse d 41 => above_transfer 40 | cash 100',
  ],
];
