import { tapSize, typedText } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  /** Value of the first option, which removes the filter; default empty. */
  readonly none?: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}

/** A filter as the browser's own select, whose first option is its label; phones show their own list. */
export function FilterSelect({ label, value, none = '', options, onChange }: FilterSelectProps) {
  const active = value !== none;
  return (
    <Box
      component="select"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{
        ...tapSize,
        height: 36,
        minWidth: 0,
        maxWidth: { sm: 180 },
        pl: 1,
        pr: 0.5,
        border: '1px solid',
        borderColor: active ? 'primary.main' : 'color-mix(in srgb, currentColor 40%, transparent)',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: active ? 'primary.main' : 'text.primary',
        ...typedText,
        fontSize: { xs: '1rem', md: '0.875rem' },
        cursor: 'pointer',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <option value={none}>{active ? `不限${label}` : label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </Box>
  );
}
