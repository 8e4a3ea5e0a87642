import type { Db } from '../../db/client';
import { pdfFont } from '../pdf/pdf.font.document';
import { findSettings } from '../setting/setting.repo';
import { findUser } from '../user/user.repo';
import { drawStatement, type StatementFileFacts, statementFileName } from './statement.file.document';
import { statementDetail } from './statement.list.service';
import { findStatements } from './statement.repo';

/** Generates the PDF of a statement with what is paid and owed now; returns undefined for an unknown key. */
export async function makeStatementFile(
  db: Db,
  rid: string,
  made: Date,
): Promise<{ readonly name: string; readonly bytes: Buffer } | undefined> {
  const facts = await db.transaction(async (tx): Promise<StatementFileFacts | undefined> => {
    const [row] = await findStatements(tx, [rid]);
    if (!row) return undefined;
    const user = await findUser(tx, row.user_rid);
    const { localInfo, bankAccount } = await findSettings(tx);
    return {
      statement: await statementDetail(tx, row, 'member'),
      member: { name: user?.name ?? '', company: user?.company ?? '', phone: user?.phone ?? '' },
      made,
      provider: localInfo,
      bankAccount,
    };
  });
  if (!facts) return undefined;
  return {
    name: statementFileName(facts.statement.code),
    bytes: await drawStatement(facts, await pdfFont()),
  };
}
