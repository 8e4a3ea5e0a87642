import { contract } from '@portal/shared/contract';
import type { Download } from '../../kit/download';
import { listDownload } from '../listExport/listExport.service';
import { exportRebates, exportWithdrawals } from './rebate.export.service';

/** Rebates and withdrawals of a member. */
export const rebateDownloads: readonly Download[] = [
  listDownload({
    kind: 'rebates',
    noun: 'withdrawal',
    input: contract['auth/promoter_rebate/export'].input,
    list: exportRebates,
  }),
  listDownload({
    kind: 'withdrawals',
    noun: 'withdrawal',
    input: contract['auth/promoter_rebate_withdraw/export'].input,
    list: exportWithdrawals,
  }),
];
