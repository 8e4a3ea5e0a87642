import { contract } from '@portal/shared/contract';
import type { Download } from '../../kit/download';
import { listDownload } from '../listExport/listExport.service';
import { exportFigures } from './figure.export.service';

/** Figures of a period, for staff; `exportLink` makes the key. */
export const figuresDownload: Download = listDownload({
  kind: 'figures',
  noun: 'staffAccount',
  input: contract['staff/figure/export'].input,
  list: exportFigures,
});
