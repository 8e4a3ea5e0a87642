import type { Case } from './case';

export const repeatedIdCases: readonly Case[] = [
  ['the same content is done once', 'd: deposit 5 | d: deposit 5 => 5 | d: deposit 5 => 5 | cash 5'],
  ['another amount is refused', 'd: deposit 5 | d: deposit 6 => id_reused | cash 5'],
  ['another member is refused', 'd: deposit 5 | d: deposit 5 to B => id_reused | cash 5 | B.cash 0'],
  ['another kind is refused', 'd: deposit 5 | d: bonus 5 => id_reused | cash 5 | bonus 0'],
  ['a hold instead of a transfer is refused', 'd: deposit 5 | d: deposit 5 pending => id_reused | cash 5'],
  [
    'a hold without a time instead of one with a time is refused',
    'd: deposit 5 | h: order_by_cash 5 pending until 7 | h: order_by_cash 5 pending => id_reused | cash 5 held 5',
  ],
  [
    'a hold with another time is refused',
    'd: deposit 5 | h: order_by_cash 5 pending until 7 | h: order_by_cash 5 pending until 8 => id_reused | cash 5 held 5',
  ],
  [
    'a balancing move instead of a plain one is refused',
    'd: deposit 5 | d: deposit 5 up to debit => id_reused | cash 5',
  ],
  [
    'a repeated hold is held once',
    'd: deposit 9 | h: order_by_cash 5 pending | h: order_by_cash 5 pending => 5 | cash 9 held 5',
  ],
  [
    'a hold that was posted is not held again',
    'd: deposit 9 | h: order_by_cash 5 pending | p: post h | h: order_by_cash 5 pending => 5 | cash 4',
  ],
  [
    'a hold that was voided is not held again',
    'd: deposit 9 | h: order_by_cash 5 pending | v: void h | h: order_by_cash 5 pending => 5 | cash 9',
  ],
  [
    'a hold that has expired is not held again',
    'd: deposit 9 | h: order_by_cash 5 pending until 1 | day 1 | expire => 1 | h: order_by_cash 5 pending until 1 => 5 | cash 9',
  ],
  [
    'a repeated post is posted once',
    'd: deposit 9 | h: order_by_cash 5 pending | p: post h 3 | p: post h 3 => 3 | cash 6',
  ],
  [
    'a post with another amount is refused',
    'd: deposit 9 | h: order_by_cash 5 pending | p: post h 3 | p: post h 2 => id_reused | cash 6',
  ],
  [
    'a void under the id of a post is refused',
    'd: deposit 9 | h: order_by_cash 5 pending | p: post h | p: void h => id_reused | cash 4',
  ],
  [
    'a repeated void changes nothing',
    'd: deposit 9 | h: order_by_cash 5 pending | v: void h | v: void h => 5 | cash 9',
  ],
  ['a repeated reversal is done once', 'd: deposit 9 | r: reverse d 4 | r: reverse d 4 => 4 | cash 5'],
  [
    'a reversal of the rest under a used id is refused',
    'd: deposit 9 | r: reverse d 4 | r: reverse d => id_reused | cash 5',
  ],
  [
    'a repeated linked call is done once',
    'd: deposit 9 & o: order_by_cash 4 | d: deposit 9 & o: order_by_cash 4 => 9, 4 | cash 5',
  ],
  [
    'a repeated linked call may come in another order',
    'd: deposit 9 & o: order_by_cash 4 | o: order_by_cash 4 & d: deposit 9 => 4, 9 | cash 5',
  ],
  [
    'a refused id is refused when there is enough',
    'o: order_by_cash 5 => insufficient 0 | d: deposit 5 | o: order_by_cash 5 => id_refused | cash 5',
  ],
  [
    'a refused id is refused with other content',
    'o: order_by_cash 5 => insufficient 0 | o: deposit 5 => id_refused | cash 0',
  ],
  ['an id with a wrong amount is used up', 'd: deposit 0 => amount | d: deposit 5 => id_refused | cash 0'],
  [
    'a new id beside a reused one is used up',
    'd: deposit 5 | d: deposit 6 & e: deposit 7 => id_reused | e: deposit 7 => id_refused | cash 5',
  ],
  [
    'an id that was refused to be reused keeps its meaning',
    'd: deposit 5 | d: deposit 6 => id_reused | d: deposit 5 => 5 | cash 5',
  ],
];
