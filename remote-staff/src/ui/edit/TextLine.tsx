import { TextField } from '@portal/shared/controls';
import { useFieldError } from './FieldErrors';

interface TextLineProps {
  /** Path of the field in the content, such as `options.0.label`. */
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly max: number;
  readonly optional?: boolean;
  /** Rows of a text of several lines. */
  readonly rows?: number;
  readonly type?: 'date' | 'text';
  readonly hint?: string | undefined;
  /** A name that tells fields of one label apart. */
  readonly name?: string | undefined;
  readonly numeric?: boolean;
  readonly size?: 'small' | 'medium';
}

/** A text of content with the server's refusal below it. */
export function TextLine(props: TextLineProps) {
  const { path, label, value, onChange, max, optional = false, rows, type = 'text', hint, name } = props;
  const error = useFieldError(path);
  return (
    <TextField
      label={label}
      value={value}
      type={type}
      onChange={({ target }) => onChange(target.value)}
      required={!optional}
      error={error !== undefined}
      helperText={error ?? hint}
      fullWidth
      size={props.size ?? 'small'}
      autoComplete="off"
      multiline={rows !== undefined}
      {...(rows !== undefined && { minRows: rows, maxRows: rows * 3 })}
      slotProps={{
        htmlInput: {
          maxLength: max,
          ...(name !== undefined && { 'aria-label': name }),
          ...(props.numeric && { inputMode: 'decimal' }),
        },
        ...(type === 'date' && { inputLabel: { shrink: true } }),
      }}
    />
  );
}
