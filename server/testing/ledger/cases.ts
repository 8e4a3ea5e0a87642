/**
 * The ledger's cases in the notation of `notation.ts`: a title, and what is done and must come of it. After each row the
 * runner repeats all its calls, which must change nothing, and adds up all entries.
 */
export const ledgerCases: Readonly<Record<string, readonly (readonly [title: string, row: string])[]>> = {
  'single transfers': [
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
  ],

  'two-phase transfers': [
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
  ],

  'expiry of pending transfers': [
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
  ],

  'linked transfers': [
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
  ],

  'balancing transfers': [
    ['takes what there is', 'd: deposit 100 | o: order_by_cash 300 up to debit => 100 | cash 0'],
    ['takes no more than the amount', 'd: deposit 500 | o: order_by_cash 300 up to debit => 300 | cash 200'],
    ['takes exactly all', 'd: deposit 300 | o: order_by_cash 300 up to debit => 300 | cash 0'],
    ['takes 0 of nothing', 'o: order_by_cash 300 up to debit => 0 | cash 0 | revenue 0'],
    [
      'leaves what is held',
      'd: deposit 500 | h: order_by_cash 300 pending | o: order_by_cash 999 up to debit => 200 | cash 300 held 300',
    ],
    [
      'uses the whole credit limit',
      'limit credit -300 | o: order_on_credit 999 up to debit => 300 | credit -300',
    ],
    [
      'repays no more than is owed',
      'limit credit -300 | o: order_on_credit 120 | b: statement_by_bank 999 up to credit => 120 | credit 0 | bank -120',
    ],
    [
      'repays part of what is owed',
      'limit credit -300 | o: order_on_credit 120 | b: statement_by_bank 20 up to credit => 20 | credit -100',
    ],
    ['repays nothing where nothing is owed', 'b: statement_by_bank 999 up to credit => 0 | credit 0'],
    [
      'what is above the ceiling is refused without balancing',
      'limit credit -300 | o: order_on_credit 120 | b: statement_by_bank 121 => above_ceiling 120 | credit -120',
    ],
    [
      'an expected repayment counts',
      'limit credit -300 | o: order_on_credit 120 | b: statement_by_bank 100 pending | c: statement_by_bank 999 up to credit => 20 | credit -100 expected 100',
    ],
    [
      'limited by both: the debited account has less',
      'limit credit -300 | o: order_on_credit 120 | d: deposit 50 | b: statement_by_cash 999 up to both => 50 | cash 0 | credit -70',
    ],
    [
      'limited by both: the credited account takes less',
      'limit credit -300 | o: order_on_credit 120 | d: deposit 500 | b: statement_by_cash 999 up to both => 120 | cash 380 | credit 0',
    ],
    [
      'limited by both: the amount is less',
      'limit credit -300 | o: order_on_credit 120 | d: deposit 500 | b: statement_by_cash 10 up to both => 10 | cash 490 | credit -110',
    ],
    [
      'up to debit is refused when the credited account takes less',
      'limit credit -300 | o: order_on_credit 120 | d: deposit 500 | b: statement_by_cash 300 up to debit => above_ceiling 120',
    ],
    [
      'up to credit is refused when the debited account has less',
      'limit credit -300 | o: order_on_credit 120 | d: deposit 50 | b: statement_by_cash 300 up to credit => insufficient 50',
    ],
    [
      'cash first, then bonus',
      'd: deposit 30 | b: bonus 50 | o: order_by_cash 60 up to debit & p: order_by_bonus 30 up to debit => 30, 30 | bonus 20 | revenue 60',
    ],
    [
      'holds what there is',
      'd: deposit 30 | h: order_by_cash 60 pending up to debit => 30 | cash 30 held 30 | p: post h => 30 | cash 0',
    ],
    [
      'a hold of nothing is posted with nothing',
      'h: order_by_cash 60 pending up to debit => 0 | p: post h => 0 | cash 0',
    ],
    [
      'a hold of nothing cannot be posted with more',
      'h: order_by_cash 60 pending up to debit => 0 | p: post h 1 => above_pending 0',
    ],
    [
      'a hold of nothing is voided',
      'h: order_by_cash 60 pending up to debit => 0 | v: void h | w: void h => not_pending',
    ],
    [
      'a repeated call moves what it moved at first',
      'd: deposit 30 | o: order_by_cash 60 up to debit => 30 | e: deposit 5 | o: order_by_cash 60 up to debit => 30 | cash 5',
    ],
    ['an account without a floor gives all', 'd: deposit 30 up to debit => 30 | cash 30'],
    [
      'the account over its lowered limit gives nothing',
      'limit credit -300 | o: order_on_credit 200 | limit credit -100 | q: order_on_credit 50 up to debit => 0 | credit -200',
    ],
  ],

  limits: [
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
  ],

  'closed accounts': [
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
    [
      'a repeated call returns what was done before',
      'd: deposit 5 | close cash | d: deposit 5 => 5 | cash 5',
    ],
    ['closed comes before insufficient', 'close cash | o: order_by_cash 5 => closed'],
  ],

  reversals: [
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
    [
      'a reversal is not reversible',
      'd: deposit 100 | r: reverse d | s: reverse r => not_reversible | cash 0',
    ],
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
  ],

  'repeated ids': [
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
  ],

  'business transactions that fail': [
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
  ],

  'balances at past moments': [
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
  ],
};
