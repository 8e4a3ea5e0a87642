import type { Case } from './case';

export const linkedCases: readonly Case[] = [
  ['both are done', 'd: deposit 500 & b: bonus 50 => 500, 50 | cash 500 | bonus 50'],
  [
    'the second one uses what the first has brought',
    'd: deposit 500 & o: order_by_cash 500 | cash 0 | revenue 500',
  ],
  [
    'the first one cannot use what the second would bring',
    'o: order_by_cash 500 & d: deposit 500 => insufficient 0 | cash 0',
  ],
  [
    'none is done when the last is refused',
    'd: deposit 500 & b: bonus 50 & o: order_by_cash 501 => insufficient 500 | cash 0 | bonus 0',
  ],
  [
    'none is done when the first is refused',
    'o: order_by_cash 1 & d: deposit 500 => insufficient 0 | cash 0',
  ],
  [
    'the id of a transfer that was refused with another never succeeds',
    'd: deposit 5 & o: order_by_cash 6 => insufficient 5 | d: deposit 5 => id_refused | cash 0',
  ],
  [
    'nor does the id of the refused one when there is enough',
    'd: deposit 5 & o: order_by_cash 6 => insufficient 5 | e: deposit 9 | o: order_by_cash 6 => id_refused | cash 9',
  ],
  ['one with a wrong amount refuses all', 'd: deposit 5 & e: deposit 0 => amount | cash 0'],
  [
    'cash and bonus are held together',
    'd: deposit 60 & b: bonus 40 | h: order_by_cash 60 pending & i: order_by_bonus 40 pending | cash 60 held 60 | bonus 40 held 40',
  ],
  [
    'they are posted together',
    'd: deposit 60 & b: bonus 40 | h: order_by_cash 60 pending & i: order_by_bonus 40 pending | p: post h & q: post i | cash 0 | bonus 0 | revenue 100',
  ],
  [
    'they are refused together',
    'd: deposit 60 & b: bonus 40 | h: order_by_cash 60 pending & i: order_by_bonus 41 pending => insufficient 40 | cash 60 | bonus 40',
  ],
  [
    'a hold is voided and held again in one call',
    'd: deposit 50 | h: order_by_cash 50 pending | v: void h & i: order_by_cash 40 pending | cash 50 held 40',
  ],
  [
    'a hold is made and posted in one call',
    'd: deposit 50 | h: order_by_cash 50 pending & p: post h 30 | cash 20 | revenue 30',
  ],
  [
    'a hold is made and voided in one call',
    'd: deposit 50 | h: order_by_cash 50 pending & v: void h | cash 50',
  ],
  [
    'a hold cannot be posted before it is made',
    'd: deposit 50 | p: post h & h: order_by_cash 50 pending => unknown_pending | cash 50',
  ],
  [
    'two posts of one hold are refused together',
    'd: deposit 50 | h: order_by_cash 50 pending | p: post h 10 & q: post h 10 => not_pending | cash 50 held 50',
  ],
  ['a transfer is made and reversed in one call', 'd: deposit 50 & r: reverse d | cash 0 | bank 0'],
  ['the same id twice in one call is refused', 'd: deposit 50 & d: deposit 50 => id_reused | cash 0'],
  [
    'two transfers between the same accounts',
    'd: deposit 50 & e: deposit 7 & f: deposit 1 | cash 58 | bank -58',
  ],
  [
    'money goes round and comes back',
    'd: deposit 5 | a: allot_cash 5 to B & b: allot_cash 5 of B to G & c: allot_cash 5 of G to A | cash 5 | B.cash 0 | G.cash 0',
  ],
  [
    'a limit is passed for no moment',
    'd: deposit 5 | a: allot_cash 6 to B & b: allot_cash 6 of B to A => insufficient 5 | cash 5',
  ],
  [
    'a call with one known and one new id is refused',
    'd: deposit 5 | d: deposit 5 & e: deposit 6 => id_reused | cash 5',
  ],
  ['a part of a linked call is repeated', 'd: deposit 5 & e: deposit 6 | e: deposit 6 => 6 | cash 11'],
];
