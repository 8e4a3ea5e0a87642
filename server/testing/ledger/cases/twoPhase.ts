import type { Case } from './case';

export const twoPhaseCases: readonly Case[] = [
  [
    'a hold moves nothing, but takes from what is free',
    'd: deposit 500 | h: order_by_cash 300 pending => 300 | cash 500 held 300 | free cash 200 | revenue 0 expected 300',
  ],
  [
    'what is held cannot be spent',
    'd: deposit 500 | h: order_by_cash 300 pending | o: order_by_cash 201 => insufficient 200 | cash 500 held 300',
  ],
  [
    'what is left can be spent',
    'd: deposit 500 | h: order_by_cash 300 pending | o: order_by_cash 200 | cash 300 held 300 | free cash 0',
  ],
  [
    'a hold of more than is free is refused',
    'd: deposit 500 | h: order_by_cash 300 pending | i: order_by_cash 201 pending => insufficient 200',
  ],
  [
    'two holds add up',
    'd: deposit 500 | h: order_by_cash 300 pending | i: order_by_cash 200 pending | cash 500 held 500 | revenue 0 expected 500',
  ],
  [
    'a hold is posted',
    'd: deposit 500 | h: order_by_cash 300 pending | p: post h => 300 | cash 200 | revenue 300',
  ],
  [
    'less is posted and the rest is released',
    'd: deposit 500 | h: order_by_cash 300 pending | p: post h 120 => 120 | cash 380 | free cash 380 | revenue 120',
  ],
  [
    'all is posted when the amount is given',
    'd: deposit 500 | h: order_by_cash 300 pending | p: post h 300 | cash 200',
  ],
  [
    'one fen more than is held cannot be posted',
    'd: deposit 500 | h: order_by_cash 300 pending | p: post h 301 => above_pending 300 | cash 500 held 300',
  ],
  [
    'posting 0 is refused',
    'd: deposit 500 | h: order_by_cash 300 pending | p: post h 0 => amount | cash 500 held 300',
  ],
  [
    'a hold of the whole balance is posted',
    'd: deposit 500 | h: order_by_cash 500 pending | p: post h | cash 0 | free cash 0',
  ],
  [
    'it is posted once',
    'd: deposit 500 | h: order_by_cash 100 pending | p: post h | q: post h => not_pending | cash 400',
  ],
  [
    'the rest of a partly posted hold cannot be posted',
    'd: deposit 500 | h: order_by_cash 100 pending | p: post h 40 | q: post h 60 => not_pending | cash 460',
  ],
  [
    'a voided hold is free',
    'd: deposit 500 | h: order_by_cash 300 pending | v: void h | cash 500 | free cash 500 | revenue 0',
  ],
  [
    'it is voided once',
    'd: deposit 500 | h: order_by_cash 300 pending | v: void h | w: void h => not_pending | cash 500',
  ],
  [
    'a voided hold cannot be posted',
    'd: deposit 500 | h: order_by_cash 300 pending | v: void h | p: post h => not_pending | cash 500',
  ],
  [
    'a posted hold cannot be voided',
    'd: deposit 500 | h: order_by_cash 300 pending | p: post h | v: void h => not_pending | cash 200',
  ],
  ['an unknown hold cannot be posted', 'p: post h => unknown_pending'],
  ['an unknown hold cannot be voided', 'v: void h => unknown_pending'],
  [
    'a refused hold cannot be posted',
    'h: order_by_cash 1 pending => insufficient 0 | p: post h => unknown_pending',
  ],
  ['a posted transfer cannot be posted again', 'd: deposit 500 | p: post d => not_pending | cash 500'],
  ['a posted transfer cannot be voided', 'd: deposit 500 | v: void d => not_pending | cash 500'],
  [
    'a transfer that posts cannot be posted',
    'd: deposit 9 | h: order_by_cash 9 pending | p: post h | q: post p => not_pending',
  ],
  [
    'a transfer that voids cannot be voided',
    'd: deposit 9 | h: order_by_cash 9 pending | v: void h | w: void v => not_pending',
  ],
  [
    'an expected credit cannot be spent',
    'd: deposit 500 pending | o: order_by_cash 1 => insufficient 0 | cash 0 expected 500 | bank 0 held 500',
  ],
  [
    'an expected credit is there once it is posted',
    'd: deposit 500 pending | p: post d | o: order_by_cash 500 | cash 0',
  ],
  [
    'one hold is released, the other stays',
    'd: deposit 500 | h: order_by_cash 300 pending | i: order_by_cash 100 pending | v: void h | cash 500 held 100',
  ],
  [
    'what is released can be held again',
    'd: deposit 500 | h: order_by_cash 500 pending | v: void h | i: order_by_cash 500 pending | cash 500 held 500',
  ],
  [
    'points are held like money',
    'e: points_earned 10 | h: points_spent 8 pending | g: points_gift 3 to B => insufficient 2 | p: post h | points 2',
  ],
  [
    'a hold between two members',
    'd: deposit 500 | h: allot_cash 400 to B pending | cash 500 held 400 | B.cash 0 expected 400 | p: post h 150 | cash 350 | B.cash 150',
  ],
];
