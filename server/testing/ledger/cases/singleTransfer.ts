import type { Case } from './case';

export const singleTransferCases: readonly Case[] = [
  ['a deposit credits cash and debits the bank', 'd: deposit 500 => 500 | cash 500 | bank -500'],
  ['two deposits add up', 'd: deposit 500 | e: deposit 1 | cash 501 | bank -501'],
  ['all of a balance can be spent', 'd: deposit 500 | o: order_by_cash 500 | cash 0 | revenue 500'],
  [
    'one fen more than the balance cannot',
    'd: deposit 500 | o: order_by_cash 501 => insufficient 500 | cash 500',
  ],
  [
    'nothing can be spent from an account that was never used',
    'o: order_by_cash 1 => insufficient 0 | cash 0',
  ],
  ['the smallest amount is one fen', 'd: deposit 1 | cash 1'],
  ['the largest amount is 10^13', 'd: deposit max | cash 10000000000000'],
  ['more than 10^13 is refused', 'd: deposit 10000000000001 => amount | cash 0'],
  ['an amount of 0 is refused', 'd: deposit 0 => amount | cash 0'],
  ['a negative amount is refused', 'd: deposit -5 => amount | cash 0'],
  ['half a fen is refused', 'd: deposit 0.5 => amount | cash 0'],
  ['no number is refused', 'd: deposit NaN => amount | cash 0'],
  ['an infinite amount is refused', 'd: deposit Infinity => amount | cash 0'],
  ['a transfer to the same account is refused', 'd: deposit 5 | t: allot_cash 5 => same_account | cash 5'],
  ['a transfer to a group moves money', 'd: deposit 5 | t: allot_cash 3 to G | cash 2 | G.cash 3'],
  [
    'a member cannot spend the money of another',
    'd: deposit 5 | o: order_by_cash 5 of B => insufficient 0 | cash 5',
  ],
  ['a member has no bank account', 'd: deposit 5 of A => accounts | cash 0'],
  ['the lab has no cash account', 'd: deposit 5 to lab => accounts | bank 0'],
  ['an empty id is refused', ': deposit 5 => id | cash 0'],
  [
    'points and money are apart',
    'e: points_earned 7 | d: deposit 5 | points 7 | cash 5 | points_given -7 | bank -5',
  ],
  [
    'points are given to another member',
    'e: points_earned 7 | g: points_gift 3 to B | points 4 | B.points 3',
  ],
  [
    'points below zero are refused',
    'e: points_earned 7 | g: points_gift 8 to B => insufficient 7 | points 7',
  ],
  [
    'bonus is not cash',
    'b: bonus 50 | o: order_by_cash 1 => insufficient 0 | q: order_by_bonus 50 | bonus 0',
  ],
  [
    'a rebate is paid out at most once',
    'e: rebate_earned 9 | p: rebate_paid 9 | q: rebate_paid 9 => insufficient 0 | rebate 0',
  ],
  [
    'a voucher is matched with a member',
    'v: voucher 80 | m: voucher_matched 80 | cash 80 | suspense 0 | bank -80',
  ],
  ['a deposit is paid back', 'd: deposit 80 | b: deposit_back 30 | cash 50 | bank -50'],
  ['totals stay exact', 'a: deposit max | b: order_by_cash max | c: deposit max | cash 10000000000000'],
];
