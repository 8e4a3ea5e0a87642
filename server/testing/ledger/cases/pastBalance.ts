import type { Case } from './case';

export const pastBalanceCases: readonly Case[] = [
  [
    'before, between and after',
    'd: deposit 5 | day 2 | e: deposit 6 | cash on -1 is 0 | cash on 0 is 5 | cash on 1 is 5 | cash on 2 is 11 | cash on 9 is 11',
  ],
  [
    'a hold is no entry',
    'd: deposit 5 | day 1 | h: order_by_cash 5 pending | cash on 1 is 5 | day 2 | p: post h | cash on 1 is 5 | cash on 2 is 0',
  ],
  ['all entries of a moment count', 'd: deposit 5 & e: deposit 6 & f: deposit 7 | cash on 0 is 18'],
  [
    'a clock that is late changes no past',
    'day 5 | d: deposit 5 | day 3 | e: deposit 6 | cash on 3 is 0 | cash on 4 is 0 | cash on 5 is 11',
  ],
  [
    'a repeated call does not move in time',
    'd: deposit 5 | day 3 | d: deposit 5 => 5 | cash on 0 is 5 | cash on 3 is 5',
  ],
];
