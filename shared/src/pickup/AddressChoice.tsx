import { FieldError } from '@portal/shared/form';
import { AddressLines, line } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { Address } from '../contract';

interface AddressChoiceProps {
  /** Name of the choice for screen readers; default 选择已有地址. */
  readonly label?: string;
  /** Name of the form's field. */
  readonly name: string;
  readonly addresses: readonly Address[];
  /** Key of the chosen address, or empty. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (address_rid: string) => void;
}

/** Choice of a saved address, as cards with native radio buttons. */
export function AddressChoice({
  label = '选择已有地址',
  name,
  addresses,
  value,
  error,
  onChange,
}: AddressChoiceProps) {
  return (
    <Box data-field={name} role="radiogroup" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      {addresses.map((address) => (
        <Box component="label" key={address.address_rid} sx={card}>
          <input
            type="radio"
            name={name}
            checked={address.address_rid === value}
            onChange={() => onChange(address.address_rid)}
          />
          <AddressLines address={address} />
        </Box>
      ))}
      <FieldError>{error}</FieldError>
    </Box>
  );
}

const card = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'flex-start',
  p: 1.5,
  ...line,
  borderRadius: 1,
  cursor: 'pointer',
  typography: 'body2',
  '& input': {
    width: 18,
    height: 18,
    mt: '3px',
    flex: 'none',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
} as const;
