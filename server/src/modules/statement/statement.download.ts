import { contract } from '@portal/shared/contract';
import { type Download, pdfDownload } from '../../kit/download';
import { listDownload } from '../listExport/listExport.service';
import { downloadClusterEntries } from './statement.clusterExport.service';
import { exportStatements } from './statement.export.service';
import { makeStatementFile } from './statement.file.service';

/** A statement by its key, the list of a member's, and entries of a group (`linkKey`). */
export const statementDownloads: readonly Download[] = [
  pdfDownload('statement', 'statement', makeStatementFile),
  listDownload({
    kind: 'statements',
    noun: 'statement',
    input: contract['auth/assign/export'].input,
    list: exportStatements,
  }),
  { kind: 'clusterEntries', noun: 'cluster', make: (key, { db }) => downloadClusterEntries(db, key) },
];
