import { TextField } from '@portal/shared/controls';
import type { TextLimit } from '@portal/shared/rules';

interface ReasonFieldProps {
  readonly field: TextLimit;
  /** Who reads it, such as 客户可见. */
  readonly reader: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly optional?: boolean;
}

/** A field for the reason of an act, without which it is not done unless it is optional. */
export const ReasonField = ({
  field: [label, length],
  reader,
  typed,
  onType,
  optional = false,
}: ReasonFieldProps) => (
  <TextField
    label={`${label}（${reader}）`}
    value={typed}
    onChange={({ target }) => onType(target.value)}
    multiline
    minRows={2}
    fullWidth
    required={!optional}
    autoFocus
    slotProps={{ htmlInput: { maxLength: length } }}
  />
);
