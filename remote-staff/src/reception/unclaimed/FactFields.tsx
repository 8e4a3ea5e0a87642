import { TextField } from '@portal/shared/controls';
import { texts } from '@portal/shared/rules';

export interface TypedFacts {
  readonly place: string;
  readonly note: string;
}

interface FactFieldsProps {
  readonly typed: TypedFacts;
  readonly onType: (typed: TypedFacts) => void;
  readonly autoFocus?: boolean;
}

/** Where a parcel stands, and what is known of it. */
export const FactFields = ({ typed, onType, autoFocus = false }: FactFieldsProps) => (
  <>
    <TextField
      label={`${texts.samplePlace[0]}（可不填）`}
      value={typed.place}
      onChange={({ target }) => onType({ ...typed, place: target.value })}
      fullWidth
      autoFocus={autoFocus}
      slotProps={{ htmlInput: { maxLength: texts.samplePlace[1] } }}
    />
    <TextField
      label={`${texts.unclaimedNote[0]}（寄件人、外观，仅实验室可见）`}
      value={typed.note}
      onChange={({ target }) => onType({ ...typed, note: target.value })}
      multiline
      minRows={2}
      fullWidth
      slotProps={{ htmlInput: { maxLength: texts.unclaimedNote[1] } }}
    />
  </>
);
