import { TextField } from '@portal/shared/controls';
import { amountMessage, fenOf, yuanOf } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';

interface AmountFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Amount that the button fills in, with the button's label. */
  readonly offer: { readonly fen: number; readonly label: string };
  /** What follows from the amount. */
  readonly hint: string;
}

/** A field for an amount in yuan. */
export function AmountField({ label, typed, onType, offer, hint }: AmountFieldProps) {
  const isWrong = typed.trim() !== '' && fenOf(typed) === undefined;
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      error={isWrong}
      helperText={isWrong ? amountMessage(label, typed) : hint}
      required
      fullWidth
      autoFocus
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength: 20 },
        input: {
          endAdornment: (
            <Button size="small" sx={{ mr: -1, flex: 'none' }} onClick={() => onType(yuanOf(offer.fen))}>
              {offer.label}
            </Button>
          ),
        },
      }}
    />
  );
}
