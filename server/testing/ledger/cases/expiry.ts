import type { Case } from './case';

export const expiryCases: readonly Case[] = [
  [
    'the job releases a hold at its time',
    'd: deposit 500 | h: order_by_cash 300 pending until 7 | day 7 | expire => 1 | cash 500 | free cash 500',
  ],
  [
    'the job leaves a hold before its time',
    'd: deposit 500 | h: order_by_cash 300 pending until 7 | day 6.9 | expire => 0 | cash 500 held 300',
  ],
  [
    'a hold is held until the job has run',
    'd: deposit 500 | h: order_by_cash 300 pending until 7 | day 8 | o: order_by_cash 201 => insufficient 200 | cash 500 held 300',
  ],
  [
    'an expired hold cannot be posted, even before the job',
    'd: deposit 500 | h: order_by_cash 300 pending until 7 | day 7 | p: post h => expired | cash 500 held 300',
  ],
  [
    'an expired hold cannot be posted after the job',
    'd: deposit 500 | h: order_by_cash 300 pending until 7 | day 7 | expire => 1 | p: post h => expired | cash 500',
  ],
  [
    'an expired hold cannot be voided after the job',
    'd: deposit 500 | h: order_by_cash 300 pending until 7 | day 7 | expire => 1 | v: void h => expired | cash 500',
  ],
  [
    'a hold is posted just before its time',
    'd: deposit 500 | h: order_by_cash 300 pending until 7 | day 6.999 | p: post h | cash 200',
  ],
  [
    'a hold without a time never expires',
    'd: deposit 500 | h: order_by_cash 300 pending | day 9000 | expire => 0 | cash 500 held 300',
  ],
  [
    'a posted hold does not expire',
    'd: deposit 500 | h: order_by_cash 300 pending until 7 | p: post h | day 8 | expire => 0 | cash 200',
  ],
  [
    'a voided hold does not expire',
    'd: deposit 500 | h: order_by_cash 300 pending until 7 | v: void h | day 8 | expire => 0 | cash 500',
  ],
  [
    'each hold has its own time',
    'd: deposit 500 | h: order_by_cash 300 pending until 7 | i: order_by_cash 100 pending until 9 | day 8 | expire => 1 | cash 500 held 100',
  ],
  [
    'the job runs again',
    'd: deposit 500 | h: order_by_cash 300 pending until 7 | day 8 | expire => 1 | expire => 0 | cash 500',
  ],
  [
    'a hold that is over when it is made is refused',
    'd: deposit 500 | day 7 | h: order_by_cash 300 pending until 7 => expired | cash 500',
  ],
  ['an expected deposit expires', 'd: deposit 500 pending until 3 | day 3 | expire => 1 | cash 0 | bank 0'],
  [
    'what has expired is free for others',
    'd: deposit 500 | h: order_by_cash 500 pending until 7 | day 7 | expire => 1 | o: order_by_cash 500 | cash 0',
  ],
];
