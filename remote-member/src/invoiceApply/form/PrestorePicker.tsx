import { FieldError, FieldLabel } from '@portal/shared/form';
import { formatFen, type InvoiceType } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { AmountChoice, choiceList } from './AmountChoice';
import { type ApplyScene, mostOfPrestore, type Parts, prestoreChoicesOf } from './applyFields';

interface PrestorePickerProps {
  readonly scene: ApplyScene;
  readonly type: InvoiceType;
  readonly prestores: Parts;
  readonly error: string | undefined;
  readonly onChange: (prestores: Parts) => void;
}

/** Choice of prepayments that are invoiced on arrival, each with the amount to invoice; nothing for members without one. */
export function PrestorePicker({ scene, type, prestores, error, onChange }: PrestorePickerProps) {
  const fields = { type, prestores, parts: {}, invoice_rid: '', note: '', email: '' };
  const choices = prestoreChoicesOf(scene, fields);
  if (choices.length === 0) return null;
  const toggle = (rid: string, chosen: boolean) => {
    const { [rid]: _dropped, ...rest } = prestores;
    onChange(chosen ? { ...rest, [rid]: null } : rest);
  };
  return (
    <Box role="group" aria-label="预存款" data-field="prestores" sx={{ minWidth: 0 }}>
      <FieldLabel>预存款</FieldLabel>
      <Box component="ul" sx={choiceList}>
        {choices.map((one) => (
          <AmountChoice
            key={one.prestore_rid}
            code={one.code}
            note={`已到账，预存 ${formatFen(one.amount_fen)}`}
            most={mostOfPrestore(one, type, scene.saved)}
            typed={prestores[one.prestore_rid]}
            disabled={false}
            onToggle={(chosen) => toggle(one.prestore_rid, chosen)}
            onType={(typed) => onChange({ ...prestores, [one.prestore_rid]: typed })}
          />
        ))}
      </Box>
      <FieldError>{error}</FieldError>
    </Box>
  );
}
