import type { Case } from './case';

export const closedAccountCases: readonly Case[] = [
  ['a closed account is not credited', 'close cash | d: deposit 5 => closed | cash 0'],
  ['a closed account is not debited', 'd: deposit 5 | close cash | o: order_by_cash 5 => closed | cash 5'],
  [
    'a closed account holds nothing more',
    'd: deposit 5 | close cash | h: order_by_cash 5 pending => closed | cash 5',
  ],
  [
    'a balancing move of a closed account is refused',
    'd: deposit 5 | close cash | o: order_by_cash 5 up to debit => closed | cash 5',
  ],
  [
    'a pending transfer of a closed account is not posted',
    'd: deposit 5 | h: order_by_cash 5 pending | close cash | p: post h => closed | cash 5 held 5',
  ],
  [
    'it is not posted to a closed account either',
    'd: deposit 5 | h: allot_cash 5 to B pending | close B.cash | p: post h => closed | cash 5 held 5',
  ],
  [
    'a pending transfer of a closed account is voided',
    'd: deposit 5 | h: order_by_cash 5 pending | close cash | v: void h | cash 5',
  ],
  [
    'a pending transfer of a closed account expires',
    'd: deposit 5 | h: order_by_cash 5 pending until 1 | close cash | day 1 | expire => 1 | cash 5',
  ],
  [
    'a transfer of a closed account is not reversed',
    'd: deposit 5 | close cash | r: reverse d => closed | cash 5',
  ],
  [
    'a transfer to a closed account is not reversed',
    'd: deposit 5 | o: order_by_cash 5 | close cash | r: reverse o => closed | cash 0',
  ],
  [
    'a reopened account is used again',
    'd: deposit 5 | close cash | reopen cash | o: order_by_cash 5 | cash 0',
  ],
  [
    'the refused id does not succeed after that',
    'close cash | d: deposit 5 => closed | reopen cash | d: deposit 5 => id_refused | cash 0',
  ],
  ['other accounts of the owner stay open', 'close cash | b: bonus 5 | bonus 5'],
  [
    'an account is closed twice and opened once',
    'd: deposit 5 | close cash | close cash | reopen cash | o: order_by_cash 5 | cash 0',
  ],
  [
    'a linked call with a closed account is refused',
    'close B.cash | d: deposit 5 & t: allot_cash 5 to B => closed | cash 0',
  ],
  ['a repeated call returns what was done before', 'd: deposit 5 | close cash | d: deposit 5 => 5 | cash 5'],
  ['closed comes before insufficient', 'close cash | o: order_by_cash 5 => closed'],
];
