import { TextField } from '@portal/shared/controls';
import { amountMessage, fenOrZero, yuanOf } from '@portal/shared/rules';
import { useState } from 'react';
import { useFieldError } from './FieldErrors';

interface MoneyLineProps {
  readonly path: string;
  readonly label: string;
  readonly fen: number;
  /** Gets no number for a text that is no amount, which the server refuses at this field. */
  readonly onChange: (fen: number) => void;
  /** Whether an amount below zero is one. */
  readonly signed?: boolean;
  readonly name?: string;
  readonly hint?: string;
  /** Whether it has a line of its own. */
  readonly wide?: boolean;
}

/** An amount of content in yuan, as the rules of money read it: full-width, with separators. */
export function MoneyLine(props: MoneyLineProps) {
  const { path, label, fen, onChange, signed = false, name, hint, wide = false } = props;
  const [typed, setTyped] = useState(Number.isFinite(fen) ? textOf(fen) : '');
  const refused = useFieldError(path);
  const isWrong = typed.trim() !== '' && readFen(typed, signed) === undefined;
  const error = isWrong ? amountMessage(label, typed) : refused;
  return (
    <TextField
      label={`${label}（元）`}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readFen(target.value, signed) ?? Number.NaN);
      }}
      required
      size="small"
      error={error !== undefined}
      helperText={error ?? hint}
      autoComplete="off"
      sx={{ width: wide ? 1 : 150 }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength: 20, ...(name !== undefined && { 'aria-label': name }) },
      }}
    />
  );
}

const textOf = (fen: number): string => `${fen < 0 ? '-' : ''}${yuanOf(Math.abs(fen))}`;

function readFen(typed: string, signed: boolean): number | undefined {
  const [, sign = '', rest = ''] = /^\s*([-−－+＋]?)(.*)$/s.exec(typed) ?? [];
  if (sign !== '' && !signed) return undefined;
  const fen = fenOrZero(rest);
  return fen !== undefined && fen > 0 && /[-−－]/.test(sign) ? -fen : fen;
}
