import { limits } from './limits';
import type { OrderFileKind } from './orderFile';

/** Types of pictures that a report prints. TIFFs of microscopes are printed as PNG. */
const reportPictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/tiff'];

/** True for a file of an order that a report about it may print: a picture among the results or the test records. */
export const isReportPicture = (file: {
  readonly kind: OrderFileKind;
  readonly mime: string;
  readonly size: number;
}): boolean =>
  (file.kind === 'data' || file.kind === 'record') &&
  reportPictureTypes.includes(file.mime) &&
  file.size <= limits.reportPictureBytes;
