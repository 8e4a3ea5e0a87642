import { TextField } from '@portal/shared/controls';
import { texts } from '@portal/shared/rules';

interface AccountFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** A field for the account or phone of a member, as a person reads it from a list or hears it by phone. */
export const AccountField = ({ typed, onType }: AccountFieldProps) => (
  <TextField
    label="客户账号或手机号"
    value={typed}
    onChange={({ target }) => onType(target.value)}
    required
    fullWidth
    autoFocus
    autoComplete="off"
    slotProps={{ htmlInput: { maxLength: texts.account[1] } }}
  />
);
