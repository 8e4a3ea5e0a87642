import { TextField } from '@portal/shared/controls';
import { cleanLine, halfWidth } from '@portal/shared/rules';
import { useState } from 'react';
import { useErrorBelow } from '../ui/edit/FieldErrors';

interface DistrictsFieldProps {
  readonly path: string;
  readonly label: string;
  /** Names by GB/T 2260 code. */
  readonly districts: Readonly<Record<string, string>>;
  readonly onChange: (districts: Record<string, string>) => void;
}

/** The districts of a city, one a line with code and name. */
export function DistrictsField({ path, label, districts, onChange }: DistrictsFieldProps) {
  const [typed, setTyped] = useState(() =>
    Object.entries(districts)
      .map(([code, name]) => `${code} ${name}`)
      .join('\n'),
  );
  const refused = useErrorBelow(path);
  const wrong = linesOf(typed).find((line) => !districtLine.test(line));
  const error = wrong === undefined ? refused : `[${label}]“${wrong}”不是代码和名称`;
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(
          Object.fromEntries(
            linesOf(target.value).map((line) => {
              const [, code = line, name = ''] = districtLine.exec(line) ?? [];
              return [code, name];
            }),
          ),
        );
      }}
      error={error !== undefined}
      helperText={error ?? '一行一个：六位行政区划代码和名称，如 110108 海淀区'}
      size="small"
      multiline
      minRows={2}
      maxRows={16}
      fullWidth
    />
  );
}

const districtLine = /^(\d{6})\s*(\D.*)$/;

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => cleanLine(halfWidth(line)))
    .filter((line) => line !== '');
