import type { Case } from './case';

export const limitCases: readonly Case[] = [
  ['there is no credit without a limit', 'o: order_on_credit 1 => insufficient 0 | credit 0'],
  [
    'credit is used up to its limit',
    'limit credit -300 | o: order_on_credit 300 | credit -300 | free credit 0',
  ],
  [
    'not one fen further',
    'limit credit -300 | o: order_on_credit 301 => insufficient 300 | credit 0 | free credit 300',
  ],
  [
    'a hold uses credit',
    'limit credit -300 | h: order_on_credit 200 pending | o: order_on_credit 101 => insufficient 100 | credit 0 held 200',
  ],
  [
    'what is repaid is free again',
    'limit credit -300 | o: order_on_credit 300 | b: statement_by_bank 100 | free credit 100 | q: order_on_credit 100 | credit -300',
  ],
  [
    'a higher limit is free at once',
    'limit credit -300 | o: order_on_credit 300 | limit credit -400 | free credit 100 | q: order_on_credit 100 | credit -400',
  ],
  [
    'a lower limit leaves less',
    'limit credit -300 | o: order_on_credit 100 | limit credit -150 | free credit 50 | q: order_on_credit 51 => insufficient 50',
  ],
  [
    'a limit below what is used leaves nothing',
    'limit credit -300 | o: order_on_credit 200 | limit credit -50 | free credit 0 | q: order_on_credit 1 => insufficient 0 | credit -200',
  ],
  [
    'what is repaid above the limit is not free',
    'limit credit -300 | o: order_on_credit 200 | limit credit -50 | b: statement_by_bank 100 | q: order_on_credit 1 => insufficient 0 | credit -100',
  ],
  [
    'below the limit it is free',
    'limit credit -300 | o: order_on_credit 200 | limit credit -50 | b: statement_by_bank 170 | free credit 20 | q: order_on_credit 20 | credit -50',
  ],
  [
    'a hold over the lowered limit can be posted',
    'limit credit -300 | h: order_on_credit 200 pending | limit credit 0 | p: post h | credit -200 | free credit 0',
  ],
  [
    'a hold over the lowered limit is posted in part, and the rest is gone',
    'limit credit -300 | h: order_on_credit 200 pending | limit credit 0 | p: post h 120 | credit -120 | q: order_on_credit 1 => insufficient 0',
  ],
  [
    'a hold over the lowered limit that is voided is not free',
    'limit credit -300 | h: order_on_credit 200 pending | limit credit 0 | v: void h | q: order_on_credit 1 => insufficient 0 | credit 0',
  ],
  [
    'a hold over the lowered limit that expires is not free',
    'limit credit -300 | h: order_on_credit 200 pending until 2 | limit credit 0 | day 2 | expire => 1 | q: order_on_credit 1 => insufficient 0',
  ],
  [
    'a limit that is restored is free again',
    'limit credit -300 | o: order_on_credit 200 | limit credit 0 | limit credit -300 | free credit 100 | q: order_on_credit 100 | credit -300',
  ],
  [
    'nothing above 0 is repaid',
    'limit credit -300 | o: order_on_credit 100 | b: statement_by_bank 100 | c: statement_by_bank 1 => above_ceiling 0 | credit 0',
  ],
  [
    'two expected repayments together are not above 0',
    'limit credit -300 | o: order_on_credit 100 | b: statement_by_bank 60 pending | c: statement_by_bank 41 pending => above_ceiling 40 | credit -100 expected 60',
  ],
  [
    'a hold makes no room for a repayment',
    'limit credit -300 | h: order_on_credit 100 pending | b: statement_by_bank 1 => above_ceiling 0 | credit 0 held 100',
  ],
  [
    'an expected repayment is not free credit',
    'limit credit -100 | o: order_on_credit 100 | b: statement_by_bank 60 pending | q: order_on_credit 1 => insufficient 0',
  ],
  [
    'a floor above 0 keeps a reserve',
    'd: deposit 100 | limit cash 40 | o: order_by_cash 61 => insufficient 60 | p: order_by_cash 60 | cash 40',
  ],
  ['without a floor an account goes below 0', 'limit cash none | o: order_by_cash 70 | cash -70'],
  [
    'a floor under a negative balance leaves nothing',
    'limit cash none | o: order_by_cash 70 | limit cash 0 | free cash 0 | q: order_by_cash 1 => insufficient 0 | d: deposit 71 | free cash 1',
  ],
  [
    'members have their own limits',
    'limit credit -300 | o: order_on_credit 5 of B => insufficient 0 | B.credit 0',
  ],
];
