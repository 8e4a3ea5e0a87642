import { TextField } from '@portal/shared/controls';
import { limits } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { TypedTime } from './phoneTime';

interface TimeFieldsProps {
  readonly typed: TypedTime;
  readonly onType: (typed: TypedTime) => void;
  /** Further fields of the row. */
  readonly children?: ReactNode;
}

const step = limits.instrumentGrid * 60;

/** Day and beginning of a time of an instrument. */
export const TimeFields = ({ typed, onType, children }: TimeFieldsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
    <TextField
      type="date"
      size="small"
      label="日期"
      value={typed.day}
      onChange={({ target }) => onType({ ...typed, day: target.value })}
      required
      sx={{ flex: '1 1 150px' }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '2099-12-31' } }}
    />
    <ClockField label="开始" value={typed.from} onType={(from) => onType({ ...typed, from })} />
    {children}
  </Box>
);

interface ClockFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (time: string) => void;
}

/** A field for a time of day. */
export const ClockField = ({ label, value, onType }: ClockFieldProps) => (
  <TextField
    type="time"
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onType(target.value)}
    required
    sx={{ flex: '1 1 110px' }}
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { step } }}
  />
);
