import { Field } from '@portal/shared/form';
import { limits } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { contentRule, type Requirement } from './requirement';

interface RequirementTextProps {
  readonly label: string;
  readonly placeholder: string;
  readonly rows: number;
}

/** The text of the requirement around it, with how much of the room is taken. Too long a text is kept and said. */
export function RequirementText({ label, placeholder, rows }: RequirementTextProps) {
  const { register, formState, control } = useFormContext<Requirement>();
  const length = useWatch({ control, name: 'content' }).trim().length;
  const { ref, required: _native, ...registration } = register('content', contentRule(label));
  const over = length > limits.requirementLength;
  return (
    <Box sx={{ position: 'relative' }}>
      <Field
        required
        multiline
        minRows={rows}
        maxRows={18}
        label={label}
        placeholder={placeholder}
        {...registration}
        inputRef={ref}
        error={formState.errors.content?.message}
      />
      <Box
        component="p"
        sx={{
          position: 'absolute',
          top: 0,
          right: 0,
          m: 0,
          typography: 'caption',
          lineHeight: '22px',
          fontVariantNumeric: 'tabular-nums',
          color: over ? 'error.main' : 'text.secondary',
        }}
      >
        {length} / {limits.requirementLength}
      </Box>
    </Box>
  );
}
