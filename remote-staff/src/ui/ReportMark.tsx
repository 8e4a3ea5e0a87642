import { type ReportState, reportStateLabels } from '@portal/shared/rules';
import { Mark } from './Mark';

/** The state of a report; one that waits for the lab has the main colour. */
export const ReportMark = ({ state }: { readonly state: ReportState }) => (
  <Mark waits={state === 'draft' || state === 'review'}>{reportStateLabels[state]}</Mark>
);
