import { isEnterprise } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { pdfFont } from '../pdf/pdf.font.document';
import { findSettings } from '../setting/setting.repo';
import { findUser } from '../user/user.repo';
import { drawQuotation } from './quotation.document';
import type { Draft } from './quotation.draft.service';
import { totalOf } from './quotation.rules';

/** Loads what the PDF of a draft contains. The returned function draws it, which needs no transaction. */
export async function makePdf(tx: Tx, draft: Draft): Promise<() => Promise<Buffer>> {
  const user = await findUser(tx, draft.user_rid);
  const { localInfo, manager, bankAccount, taxpayer } = await findSettings(tx);
  const total_fen = totalOf(draft.lines);
  const discount_fen = Math.min(draft.discount_fen, total_fen);
  const facts = {
    ...draft,
    lines: draft.lines.map((line) => ({ ...line, total_fen: line.count * line.unit_fen })),
    total_fen,
    discount_fen,
    member: { name: user?.name ?? '', company: user?.company ?? '', phone: user?.phone ?? '' },
    provider: localInfo,
    manager,
    bankAccount,
    taxpayer,
    enterprise: isEnterprise(user?.organization ?? null),
  };
  return async () => drawQuotation(facts, await pdfFont());
}
