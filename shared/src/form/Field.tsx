import { TextField } from '@portal/shared/controls';
import { Box } from '@portal/shared/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps
  extends Omit<ComponentProps<typeof TextField>, 'name' | 'label' | 'error' | 'helperText' | 'id'> {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
  /** Displayed below the field while there is no error. */
  readonly hint?: string;
  /** Maximum number of characters. */
  readonly maxLength?: number;
}

/** A text field of a form: label above, error or hint below. */
export function Field({ name, label, error, hint, maxLength, required, slotProps, ...rest }: FieldProps) {
  const id = useId();
  return (
    <Box data-field={name}>
      <FieldLabel htmlFor={id} required={required}>
        {label}
      </FieldLabel>
      <TextField
        {...rest}
        id={id}
        name={name}
        hiddenLabel
        error={error !== undefined}
        helperText={error ?? hint}
        slotProps={{
          formHelperText: { sx: { mx: 0 } },
          ...slotProps,
          htmlInput: { maxLength, 'aria-required': required, ...slotProps?.htmlInput },
        }}
      />
    </Box>
  );
}

interface FieldLabelProps {
  readonly children: ReactNode;
  readonly htmlFor?: string;
  readonly required?: boolean | undefined;
}

/** The label above a field; a required field has an asterisk. */
export function FieldLabel({ children, htmlFor, required = false }: FieldLabelProps) {
  return (
    <Box
      component={htmlFor ? 'label' : 'span'}
      {...(htmlFor && { htmlFor })}
      sx={{ display: 'block', mb: 0.5, typography: 'body2', fontWeight: 500 }}
    >
      {children}
      {required && (
        <Box component="span" aria-hidden="true" sx={{ color: 'error.main', ml: 0.5 }}>
          *
        </Box>
      )}
    </Box>
  );
}
