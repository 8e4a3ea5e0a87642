import { FieldError, FieldLabel } from '@portal/shared/form';
import { Check } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';

interface Option<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** What the option means, below its label. */
  readonly about?: string;
}

interface CheckListProps<Name extends string> {
  /** Name of the form's field. */
  readonly field: string;
  readonly label: string;
  readonly options: readonly Option<Name>[];
  readonly value: readonly Name[];
  readonly error: string | undefined;
  readonly onChange: (value: Name[]) => void;
}

/** A field of a form with several values, displayed as checkboxes. The values keep the order of the options. */
export function CheckList<Name extends string>({
  field,
  label,
  options,
  value,
  error,
  onChange,
}: CheckListProps<Name>) {
  const toggle = (name: Name, checked: boolean) =>
    onChange(
      options.map((option) => option.name).filter((one) => (one === name ? checked : value.includes(one))),
    );
  return (
    <Box
      component="fieldset"
      aria-label={label}
      data-field={field}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <FieldLabel required>{label}</FieldLabel>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {options.map(({ name, label: text, about }) => (
          <Box
            key={name}
            sx={{
              py: 0.5,
              '& label': { alignItems: 'flex-start', pt: 0.5 },
              '& input': { mt: '2px !important' },
            }}
          >
            <Check
              checked={value.includes(name)}
              aria-invalid={error !== undefined}
              onChange={({ target }) => toggle(name, target.checked)}
            >
              <span>
                {text}
                {about && (
                  <Typography
                    component="span"
                    variant="caption"
                    sx={{ display: 'block', color: 'text.secondary' }}
                  >
                    {about}
                  </Typography>
                )}
              </span>
            </Check>
          </Box>
        ))}
      </Box>
      <FieldError>{error}</FieldError>
    </Box>
  );
}
