import { contract } from '@portal/shared/contract';
import type { Download } from '../../kit/download';
import { listDownload } from '../listExport/listExport.service';
import { clusterReconciliation, ownReconciliation } from './reconciliation.service';

/** The reconciliation of a member, and that of a group. */
export const reconciliationDownloads: readonly Download[] = [
  listDownload({
    kind: 'reconciliation',
    noun: 'statement',
    input: contract['auth/web/asset/reconciliation'].input,
    list: ownReconciliation,
  }),
  listDownload({
    kind: 'clusterReconciliation',
    noun: 'cluster',
    input: contract['auth/cluster/reconciliation'].input,
    list: clusterReconciliation,
  }),
];
