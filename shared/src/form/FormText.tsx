import { Box, Icon, IconButton } from '@portal/shared/ui';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useState } from 'react';
import { useBoundField, useRule } from './boundField';
import { Field } from './Field';

export interface TextProps<Name extends string> {
  readonly name: Name;
  /** Default: the label of the rule. */
  readonly label?: string;
  /** Whether the field is marked as required, when that depends on other fields; default: as the rule says. */
  readonly required?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Displayed below the field while there is no message. */
  readonly hint?: string;
  readonly placeholder?: string;
  /** Number of rows; default: a single line. */
  readonly rows?: number;
  /** Displays the number of typed characters. A text that is too long can be typed and is refused on submit. */
  readonly counted?: boolean;
  /** Button at the end of the field. */
  readonly end?: ReactNode;
}

/** A text field of the form. Label, length and keyboard come from its rule. A password can be made visible. */
export function FormText<Name extends string>({
  name,
  rows,
  counted = false,
  end,
  ...props
}: TextProps<Name>) {
  const { autoComplete, label: given, required: marked, ...shown } = props;
  const { label, required, type, inputMode, maxLength, fit } = useRule(name);
  const { value, error, set } = useBoundField<Record<string, string>, string>(name);
  const [revealed, setRevealed] = useState(false);
  const toggle = type === 'password' && (
    <RevealButton label={given ?? label} revealed={revealed} onClick={() => setRevealed(!revealed)} />
  );
  return (
    <Box sx={{ position: 'relative' }}>
      <Field
        {...shown}
        name={name}
        label={given ?? label}
        required={marked ?? required}
        value={value}
        error={error}
        type={type === undefined || revealed ? 'text' : type}
        onChange={({ target }) => set(fit ? fit(target.value) : target.value)}
        {...(maxLength && !counted && { maxLength })}
        {...(rows && { multiline: true, minRows: rows, maxRows: 18 })}
        slotProps={{
          // Rows as an attribute, too: the height before scripts can measure the text.
          htmlInput: {
            ...(rows && { rows }),
            ...(autoComplete && { autoComplete }),
            ...(inputMode && { inputMode }),
          },
          input: { endAdornment: end ?? toggle },
        }}
      />
      {counted && maxLength && <Count length={value.trim().length} max={maxLength} />}
    </Box>
  );
}

const eye =
  'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12M12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 0 1 0-5.6';
const struckEye = `${eye}M4 4l16 16`;

interface RevealButtonProps {
  readonly label: string;
  readonly revealed: boolean;
  readonly onClick: () => void;
}

function RevealButton({ label, revealed, onClick }: RevealButtonProps) {
  return (
    <IconButton
      edge="end"
      size="small"
      aria-label={`${revealed ? '隐藏' : '显示'}${label}`}
      onClick={onClick}
    >
      <Icon path={revealed ? struckEye : eye} />
    </IconButton>
  );
}

/** Number of typed characters, displayed beside the label. */
function Count({ length, max }: { readonly length: number; readonly max: number }) {
  return (
    <Box
      component="p"
      sx={{
        position: 'absolute',
        top: 0,
        right: 0,
        m: 0,
        typography: 'caption',
        lineHeight: '1.375rem',
        fontVariantNumeric: 'tabular-nums',
        color: length > max ? 'error.main' : 'text.secondary',
      }}
    >
      {length} / {max}
    </Box>
  );
}
