import { TextField } from '@portal/shared/controls';
import { expressCompanies, formatMessage, texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { isParcelNumber, other, type TypedParcel } from './parcel';

interface ParcelFieldsProps {
  readonly typed: TypedParcel;
  readonly onType: (typed: TypedParcel) => void;
}

const [companyLabel, companyLength] = texts.parcelCompany;
const [numberLabel, numberLength] = texts.parcelNumber;

/** Express company and number of a parcel; the number may be scanned or pasted. */
export function ParcelFields({ typed, onType }: ParcelFieldsProps) {
  const isWrong = typed.number.trim() !== '' && !isParcelNumber(typed.number);
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <TextField
        select
        label={companyLabel}
        value={typed.choice}
        onChange={({ target }) => onType({ ...typed, choice: target.value })}
        fullWidth
        slotProps={{ select: { native: true } }}
      >
        {[...expressCompanies, other].map((company) => (
          <option key={company}>{company}</option>
        ))}
      </TextField>
      {typed.choice === other && (
        <TextField
          label="快递公司名称"
          value={typed.company}
          onChange={({ target }) => onType({ ...typed, company: target.value })}
          required
          fullWidth
          slotProps={{ htmlInput: { maxLength: companyLength } }}
        />
      )}
      <TextField
        label={numberLabel}
        value={typed.number}
        onChange={({ target }) => onType({ ...typed, number: target.value })}
        error={isWrong}
        helperText={isWrong ? formatMessage(numberLabel) : '扫描或粘贴面单上的单号'}
        required
        fullWidth
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: numberLength + 20 } }}
      />
    </Box>
  );
}
