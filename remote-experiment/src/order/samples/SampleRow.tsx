import { TextField } from '@portal/shared/controls';
import { Check, line } from '@portal/shared/parts';
import { type SampleForm, type SampleHazard, sampleForms, sampleHazards, texts } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { memo, type ReactNode, useId, useState } from 'react';
import { cellName } from './cell';
import { isSame, type SampleFields } from './sampleList';
import type { SampleField } from './sampleReading';

const forms = Object.keys(sampleForms) as SampleForm[];
const hazards = Object.keys(sampleHazards) as SampleHazard[];

interface SampleRowProps {
  readonly index: number;
  readonly sample: SampleFields;
  /** Field that is missing or wrong and takes the focus. */
  readonly wrong: SampleField | undefined;
  /** Shows missing fields as errors. */
  readonly checked: boolean;
  readonly onChange: (index: number, part: Partial<SampleFields>) => void;
}

/**
 * One sample: a row on wide screens, a card on phones. Rows are compared by content, because the form clones its values
 * with each key: compared by identity, a key would render all 200 rows.
 */
export const SampleRow = memo(SampleControls, (before, after) => {
  const { sample: was, ...others } = before;
  const { sample: is, ...props } = after;
  return (
    isSame(was, is) && Object.entries(others).every(([name, value]) => Reflect.get(props, name) === value)
  );
});

function SampleControls({ index, sample, wrong, checked, onChange }: SampleRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = `第 ${index + 1} 个样品`;
  const mark = (field: SampleField) => ({
    'data-cell': cellName(index, field),
    ...(wrong === field && { 'data-focus': true }),
  });
  const cell = (field: 'number' | 'name', title: string, maxLength: number) => (
    <Cell title={title}>
      <TextField
        hiddenLabel
        fullWidth
        value={sample[field]}
        error={checked && wrong === field}
        onChange={({ target }) => onChange(index, { [field]: target.value })}
        slotProps={{ htmlInput: { 'aria-label': `${title} ${index + 1}`, maxLength, ...mark(field) } }}
      />
    </Cell>
  );
  return (
    <li>
      <Box role="group" aria-label={label} sx={row}>
        {cell('number', ...texts.sampleNumber)}
        {cell('name', ...texts.sampleName)}
        <Cell title="样品形态">
          <TextField
            select
            hiddenLabel
            fullWidth
            value={sample.form}
            error={checked && sample.form === ''}
            onChange={({ target }) =>
              onChange(index, { form: forms.find((form) => form === target.value) ?? '' })
            }
            slotProps={{
              select: { native: true },
              htmlInput: { 'aria-label': `样品形态 ${index + 1}`, ...mark('form') },
            }}
          >
            <option value="">请选择</option>
            {forms.map((form) => (
              <option key={form} value={form}>
                {sampleForms[form]}
              </option>
            ))}
          </TextField>
        </Cell>
        <Cell title="危害">
          <Button
            color="inherit"
            variant="outlined"
            aria-label={`危害 ${index + 1}：${hazardLabel(sample)}`}
            {...mark('hazards')}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            sx={{ ...hazardButton, ...(sample.unclear && { borderColor: 'error.main' }) }}
          >
            {hazardLabel(sample)}
          </Button>
        </Cell>
        {open && (
          <Box id={id} role="group" aria-label={`危害 ${index + 1}`} sx={hazardBox}>
            {hazards.map((hazard) => (
              <Check
                key={hazard}
                checked={sample.hazards.includes(hazard)}
                onChange={({ target }) =>
                  onChange(index, { hazards: toggled(sample, hazard, target.checked), unclear: '' })
                }
              >
                {sampleHazards[hazard]}
              </Check>
            ))}
            {sample.unclear && (
              <Check checked={false} onChange={() => onChange(index, { unclear: '' })}>
                没有其他危害
              </Check>
            )}
          </Box>
        )}
      </Box>
    </li>
  );
}

function hazardLabel({ hazards: chosen, unclear }: SampleFields): string {
  const named = chosen.map((hazard) => sampleHazards[hazard]);
  return [...named, ...(unclear ? [`${unclear}（待确认）`] : [])].join('、') || '无';
}

const toggled = ({ hazards: chosen }: SampleFields, hazard: SampleHazard, on: boolean): SampleHazard[] =>
  hazards.filter((one) => (one === hazard ? on : chosen.includes(one)));

/** A control with its title, which only phones show: wide screens have a head. */
function Cell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        aria-hidden="true"
        sx={{ display: { sm: 'none' }, typography: 'caption', color: 'text.secondary' }}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}

/** Columns of the rows and of their head. */
export const sampleColumns = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr 1fr', sm: '88px minmax(0, 1fr) 112px minmax(96px, 160px)' },
} as const;

const row = {
  ...sampleColumns,
  ...line,
  borderRadius: 1,
  p: { xs: 1.5, sm: 1 },
  alignItems: 'start',
} as const;

const hazardButton = {
  width: '100%',
  minHeight: 40,
  px: 1.5,
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderColor: 'divider',
  fontWeight: 400,
} as const;

const hazardBox = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  px: 1,
} as const;
