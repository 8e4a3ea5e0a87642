import type { Case } from './case';

export const rollbackCases: readonly Case[] = [
  ['a crash leaves nothing', 'crash d: deposit 5 | cash 0 | bank 0'],
  ['its id is new after that', 'crash d: deposit 5 | d: deposit 5 => 5 | cash 5'],
  ['its id may then mean something else', 'crash d: deposit 5 | d: deposit 6 => 6 | cash 6'],
  ['a hold is released by a crash', 'd: deposit 5 | crash h: order_by_cash 5 pending | free cash 5'],
  [
    'a crash while posting leaves the hold',
    'd: deposit 5 | h: order_by_cash 5 pending | crash p: post h | cash 5 held 5 | p: post h | cash 0',
  ],
  [
    'a crash while voiding leaves the hold',
    'd: deposit 5 | h: order_by_cash 5 pending | crash v: void h | cash 5 held 5',
  ],
  [
    'a crash while reversing leaves the amount to reverse',
    'd: deposit 5 | crash r: reverse d | r: reverse d | cash 0',
  ],
  [
    'a linked call that crashes leaves nothing',
    'crash d: deposit 5 & o: order_by_cash 3 | cash 0 | revenue 0',
  ],
  ['a caller that catches a refusal commits', 'caught o: order_by_cash 5 => insufficient 0 | cash 0'],
  [
    'the id is refused after that too',
    'caught o: order_by_cash 5 => insufficient 0 | d: deposit 5 | o: order_by_cash 5 => id_refused | cash 5',
  ],
  [
    'a caught refusal of linked moves changes nothing',
    'caught d: deposit 5 & o: order_by_cash 6 => insufficient 5 | d: deposit 5 => id_refused | cash 0',
  ],
];
