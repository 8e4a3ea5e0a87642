import { yuan } from '@portal/shared/form';
import { typedText } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { ChangeEvent } from 'react';

interface AmountInputProps {
  /** Name of the field for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly invalid: boolean;
  readonly onChange: (typed: string) => void;
}

/** A small field for an amount in a row of a list, where no label or message stands at the field; forms use `FormAmount`. */
export function AmountInput({ label, value, invalid, onChange }: AmountInputProps) {
  return (
    <Box
      component="input"
      type="text"
      autoComplete="off"
      {...attributes}
      aria-label={label}
      aria-invalid={invalid}
      value={value}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
      sx={style}
    />
  );
}

const { maxLength, inputMode } = yuan('');
const attributes = { maxLength, inputMode };

const style = {
  width: 1,
  height: 40,
  px: 1.5,
  ...typedText,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
  '&[aria-invalid=true]': { borderColor: 'error.main' },
} as const;
