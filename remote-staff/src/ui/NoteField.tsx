import { limits } from '@portal/shared/rules';
import { ReasonField } from './ReasonField';

interface NoteFieldProps {
  /** True for an act that ends a record: the member reads why, so that there must be a reason. */
  readonly cancelling: boolean;
  /** False when the member does not read the note of another act. */
  readonly read?: boolean;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** The field of a dialog that cancels or moves a record on: a reason, or a note that may be empty. */
export const NoteField = ({ cancelling, read = true, typed, onType }: NoteFieldProps) => (
  <ReasonField
    field={[cancelling ? '原因' : '备注', limits.messageLength]}
    reader={cancelling ? '客户可见' : read ? '客户可见，可不填' : '可不填'}
    optional={!cancelling}
    typed={typed}
    onType={onType}
  />
);
