import { contract } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import { type Download, pdfDownload } from '../../kit/download';
import { listDownload } from '../listExport/listExport.service';
import { exportSamples } from './sample.export.service';
import { labelFileName, labelLinkOf } from './sample.label.rules';
import { makeLabels } from './sample.label.service';
import { makeShippingLabel } from './sample.parcel.service';

/** Labels of samples (`labelKey`), the list of a member's samples, and the label of a parcel (`shippingLabelKey`). */
export const sampleDownloads: readonly Download[] = [
  pdfDownload('labels', 'sample', async (db, key, now) => {
    const link = labelLinkOf(key);
    const bytes = link && (await makeLabels(db, link, now));
    return bytes && { name: labelFileName(labClock(now).today), bytes };
  }),
  listDownload({
    kind: 'samples',
    noun: 'sample',
    input: contract['auth/web/sample/export'].input,
    list: exportSamples,
  }),
  pdfDownload('shippingLabel', 'order', makeShippingLabel),
];
