import { Check } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { CountLine } from '../ui/edit/CountLine';
import { MoneyLine } from '../ui/edit/MoneyLine';
import { TextLine } from '../ui/edit/TextLine';
import type { Edited } from '../ui/edit/useEdited';
import { checkIn, type FlatContent, type FlatField, numberIn, textIn } from './flatContent';

interface FlatFieldsProps {
  readonly parts: readonly FlatField[];
  readonly edited: Edited<FlatContent>;
}

/** The fields of a setting whose value is texts, numbers and amounts. */
export const FlatFields = ({ parts, edited: { content, set } }: FlatFieldsProps) => (
  <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 560 }}>
    {parts.map(({ name, label, kind, max = 100, unit, hint, optional = false }) => {
      if (kind === 'text')
        return (
          <TextLine
            key={name}
            path={name}
            label={label}
            value={textIn(content, name)}
            onChange={(text) => set({ [name]: text })}
            max={max}
            optional={optional}
            hint={hint}
          />
        );
      if (kind === 'check')
        return (
          <Check
            key={name}
            checked={checkIn(content, name)}
            onChange={({ target }) => set({ [name]: target.checked })}
          >
            {label}
          </Check>
        );
      const value = numberIn(content, name);
      const number = { path: name, label, wide: true, ...(hint !== undefined && { hint }) };
      return kind === 'money' ? (
        <MoneyLine key={name} {...number} fen={value} onChange={(fen) => set({ [name]: fen })} />
      ) : (
        <CountLine
          key={name}
          {...number}
          unit={unit}
          value={value}
          onChange={(count) => set({ [name]: count ?? Number.NaN })}
        />
      );
    })}
  </Box>
);
