import { TextField } from '@portal/shared/controls';
import type { ChangeEvent } from 'react';

interface DayField {
  readonly label: string;
  /** Such as 2026-11-29, or empty. */
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The first and the last day of a filter. The last one can't be chosen before the first. */
export const DayRange = ({ from, to }: { readonly from: DayField; readonly to: DayField }) => (
  <>
    <Day {...from} />
    <Day {...to} min={from.value} />
  </>
);

const Day = ({ min = '', ...field }: DayField & { readonly min?: string }) => (
  <TextField
    size="small"
    type="date"
    sx={{ width: { xs: 'calc(50% - 6px)', sm: 160 } }}
    slotProps={{ htmlInput: { max: '2099-12-31', ...(min && { min }) }, inputLabel: { shrink: true } }}
    {...field}
  />
);
