import { Check } from '@portal/shared/parts';
import { type SampleForm, type SampleHazard, sampleForms, sampleHazards, texts } from '@portal/shared/rules';
import { memo, type ReactNode, useId, useState } from 'react';
import { cellName } from './cell';
import type { SampleField } from './reading/sampleHead';
import { isSame, type SampleFields } from './sampleList';
import { sampleClass } from './sampleStyle';
import { type RowTest, TestBoxes } from './TestBoxes';

const forms = Object.keys(sampleForms) as SampleForm[];
const hazards = Object.keys(sampleHazards) as SampleHazard[];

interface SampleRowProps {
  readonly index: number;
  readonly sample: SampleFields;
  /** Field that is missing or wrong and takes the focus. */
  readonly wrong: SampleField | undefined;
  /** Shows what is missing or wrong as errors. */
  readonly checked: boolean;
  /** The items that the sample can go to, in the same array while they stay; empty when all samples go to all. */
  readonly tests: readonly RowTest[];
  readonly onChange: (index: number, part: Partial<SampleFields>) => void;
}

/**
 * One sample: a row on wide screens, a card on phones. Rows are compared by content, because the form clones its values
 * with each key: compared by identity, a key would render all 300 rows. The controls are the browser's, styled by the list:
 * 300 rows of MUI's text fields took 2 s to mount on a slow computer.
 */
export const SampleRow = memo(
  SampleControls,
  (before, after) =>
    before.index === after.index &&
    before.wrong === after.wrong &&
    before.checked === after.checked &&
    before.onChange === after.onChange &&
    before.tests === after.tests &&
    isSame(before.sample, after.sample),
);

function SampleControls({ index, sample, wrong, checked, tests, onChange }: SampleRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const mark = (field: SampleField) => ({
    'data-cell': cellName(index, field),
    ...(wrong === field && { 'data-focus': true }),
  });
  const cell = (field: 'number' | 'name', title: string, maxLength: number) => (
    <Cell title={title}>
      <input
        aria-label={`${title} ${index + 1}`}
        aria-invalid={checked && wrong === field}
        value={sample[field]}
        maxLength={maxLength}
        onChange={({ target }) => onChange(index, { [field]: target.value })}
        {...mark(field)}
      />
    </Cell>
  );
  return (
    <li data-row={index}>
      <fieldset aria-label={`第 ${index + 1} 个样品`} className={sampleClass.row}>
        {cell('number', ...texts.sampleNumber)}
        {cell('name', ...texts.sampleName)}
        <Cell title="样品形态">
          <select
            aria-label={`样品形态 ${index + 1}`}
            aria-invalid={checked && sample.form === ''}
            value={sample.form}
            onChange={({ target }) =>
              onChange(index, { form: forms.find((form) => form === target.value) ?? '' })
            }
            {...mark('form')}
          >
            <option value="">请选择</option>
            {forms.map((form) => (
              <option key={form} value={form}>
                {sampleForms[form]}
              </option>
            ))}
          </select>
        </Cell>
        <Cell title="危害">
          <button
            type="button"
            aria-label={`危害 ${index + 1}：${hazardLabel(sample)}`}
            aria-expanded={open}
            aria-controls={id}
            data-unclear={Boolean(sample.unclear)}
            onClick={() => setOpen(!open)}
            {...mark('hazards')}
          >
            {hazardLabel(sample)}
          </button>
        </Cell>
        {open && (
          <fieldset id={id} aria-label={`危害 ${index + 1}`} className={sampleClass.hazards}>
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
          </fieldset>
        )}
        {tests.length > 0 && (
          <TestBoxes
            index={index}
            sample={sample}
            tests={tests}
            wrong={wrong === 'tests'}
            checked={checked}
            className={sampleClass.hazards}
            onChange={(changed) => onChange(index, { tests: changed })}
          />
        )}
      </fieldset>
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
    <div className={sampleClass.cell}>
      <span aria-hidden="true">{title}</span>
      {children}
    </div>
  );
}
