import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { FieldLabel } from './Field';
import { FieldError } from './FieldError';

export interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface ChoiceChipsProps<Value extends string | number> {
  readonly label: string;
  /** Name of the group of radio buttons; unique on the page. */
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Hides the label visually when a heading above has the same text. Screen readers still read it. */
  readonly hideLabel?: boolean;
}

/** Choice of one value, displayed as chips. They are native radio buttons, so arrow keys and screen readers work. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { label, name, choices, value, onChange, error, required = false, hideLabel = false } = props;
  return (
    <Box
      component="fieldset"
      role="radiogroup"
      aria-label={label}
      data-field={name}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      {!hideLabel && <FieldLabel required={required}>{label}</FieldLabel>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            name={name}
            choice={choice}
            checked={choice.value === value}
            invalid={error !== undefined}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </Box>
      <FieldError>{error}</FieldError>
    </Box>
  );
}

interface ChipProps {
  readonly name: string;
  readonly choice: Choice<string | number>;
  readonly checked: boolean;
  readonly invalid: boolean;
  readonly onChoose: () => void;
}

function Chip({ name, choice, checked, invalid, onChoose }: ChipProps) {
  return (
    <Box component="label" sx={chip}>
      <input
        type="radio"
        name={name}
        value={choice.value}
        checked={checked}
        disabled={choice.disabled}
        aria-invalid={invalid}
        onChange={onChoose}
      />
      {choice.label}
    </Box>
  );
}

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  px: 2,
  py: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  cursor: 'pointer',
  typography: 'body2',
  '&:hover': { borderColor: 'primary.light' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'inherit' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    color: 'primary.main',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '&:has(:disabled)': {
    color: 'text.disabled',
    cursor: 'not-allowed',
    textDecoration: 'line-through',
    borderStyle: 'dashed',
  },
  '&:has([aria-invalid=true])': { borderColor: 'error.main' },
} as const;
