import { TextField } from '@portal/shared/controls';
import type { TextLimit } from '@portal/shared/rules';

interface ReasonFieldProps {
  readonly field: TextLimit;
  /** Who reads it, such as 客户可见. */
  readonly reader: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** A field for the reason of an act, without which it is not done. */
export const ReasonField = ({ field: [label, length], reader, typed, onType }: ReasonFieldProps) => (
  <TextField
    label={`${label}（${reader}）`}
    value={typed}
    onChange={({ target }) => onType(target.value)}
    multiline
    minRows={2}
    fullWidth
    required
    autoFocus
    slotProps={{ htmlInput: { maxLength: length } }}
  />
);
