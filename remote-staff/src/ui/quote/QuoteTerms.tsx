import { TextField } from '@portal/shared/controls';
import { texts } from '@portal/shared/rules';

interface QuoteTermsProps {
  /** The first day that may be chosen. */
  readonly first: string;
  readonly until: string;
  readonly onUntil: (day: string) => void;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly hint?: string;
}

const [noteLabel, noteLength] = texts.quotationNote;

/** Until when a quotation binds, and what the member reads with it. */
export const QuoteTerms = ({ first, until, onUntil, note, onNote, hint }: QuoteTermsProps) => (
  <>
    <TextField
      type="date"
      size="small"
      label="有效期至（含当日）"
      value={until}
      onChange={({ target }) => onUntil(target.value)}
      error={until < first}
      sx={{ mb: 2, width: 200 }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: first, max: '2099-12-31' } }}
    />
    <TextField
      label={`${noteLabel}（客户可见，可不填）`}
      value={note}
      onChange={({ target }) => onNote(target.value)}
      helperText={hint}
      multiline
      minRows={2}
      fullWidth
      slotProps={{ htmlInput: { maxLength: noteLength } }}
    />
  </>
);
