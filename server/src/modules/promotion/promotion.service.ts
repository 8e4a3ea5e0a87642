import type { Data } from '@portal/shared/contract';
import type { PromotionAct } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { hasPayeeConsent } from '../consent/consent.service';
import { balance } from '../ledger/ledger.balance.service';
import { presentPromoter } from '../promoter/promoter.present';
import { findPromoter, type PromoterRow } from '../promoter/promoter.repo';
import { mayApply } from '../promoter/promoter.service';
import { owedBy, rebatesOf } from '../rebate/rebate.owed.service';
import { editedPayee } from '../rebate/rebate.present';
import { findPayee } from '../rebate/rebate.repo';
import { findSettings } from '../setting/setting.repo';
import { readFunnel } from './promotion.repo';

/** Returns what a member's page of promotion shows, also to a member who never applied. */
export async function readPromotion(tx: Tx, user_rid: string): Promise<Data<'auth/myPromotion/init'>> {
  const promoter = await findPromoter(tx, user_rid);
  const { balance: balance_fen, available, held } = await balance(tx, rebatesOf(user_rid));
  const payee = await findPayee(tx, user_rid);
  const code = promoter?.state === 'approved' ? promoter.code : null;
  return {
    promoter: promoter ? presentPromoter(promoter) : null,
    link: code === null ? null : { code, path: `/invited/${code}` },
    terms: (await findSettings(tx)).promotion,
    ...(await readFunnel(tx, user_rid)),
    balance_fen,
    available_fen: available ?? balance_fen,
    held_fen: held,
    owed_fen: await owedBy(tx, user_rid),
    payee: payee ? editedPayee(payee) : null,
    payee_agreed: await hasPayeeConsent(tx, user_rid),
    can: possibleActs(promoter),
  };
}

function possibleActs(promoter: PromoterRow | undefined): PromotionAct[] {
  return [
    ...(mayApply(promoter) ? (['apply'] as const) : []),
    ...(promoter === undefined ? [] : (['withdraw'] as const)),
  ];
}
