import type { Data, DeviceContent } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { Panel } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { CountLine } from '../../ui/edit/CountLine';
import { useFieldError } from '../../ui/edit/FieldErrors';
import { LinesField } from '../../ui/edit/LinesField';
import { MoneyLine } from '../../ui/edit/MoneyLine';
import { TextLine } from '../../ui/edit/TextLine';
import type { Edited } from '../../ui/edit/useEdited';
import { serviceLabels } from './serviceContent';

interface ServiceFactsProps {
  readonly edited: Edited<DeviceContent>;
  readonly types: Data<'open/web/type/group'>;
}

/** Name, place in the catalogue, price and days of a service. */
export function ServiceFacts({ edited: { content, set }, types }: ServiceFactsProps) {
  const childError = useFieldError('child_id');
  return (
    <Panel title="名称与价格">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextLine
          path="name"
          label={serviceLabels.name}
          value={content.name}
          onChange={(name) => set({ name })}
          max={60}
          size="medium"
        />
        <TextLine
          path="sketch"
          label={serviceLabels.sketch}
          value={content.sketch}
          onChange={(sketch) => set({ sketch })}
          max={300}
          rows={2}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, rowGap: 2 }}>
          <MoneyLine
            path="base_fen"
            label={serviceLabels.base_fen}
            fen={content.base_fen}
            onChange={(base_fen) => set({ base_fen })}
          />
          <Box sx={{ width: 110 }}>
            <TextLine
              path="unit"
              label={serviceLabels.unit}
              value={content.unit}
              onChange={(unit) => set({ unit })}
              max={10}
            />
          </Box>
          <CountLine
            path="turnaround_days"
            label="检测周期"
            value={content.turnaround_days}
            onChange={(days) => set({ turnaround_days: days ?? Number.NaN })}
          />
          <Box sx={{ width: 150 }}>
            <TextLine
              path="discount_label"
              label={serviceLabels.discount_label}
              value={content.discount_label ?? ''}
              onChange={(label) => set({ discount_label: label.trim() === '' ? null : label })}
              max={20}
              optional
            />
          </Box>
        </Box>
        <TextField
          select
          size="small"
          label={serviceLabels.child_id}
          value={content.child_id}
          required
          error={childError !== undefined}
          helperText={childError}
          onChange={({ target }) => set({ child_id: Number(target.value) })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value={0}>请选择</option>
          {types.map(({ id, name, typeChildArr }) => (
            <optgroup key={id} label={name}>
              {typeChildArr.map((child) => (
                <option key={child.id} value={child.id}>
                  {child.name}
                </option>
              ))}
            </optgroup>
          ))}
        </TextField>
        <TextLine
          path="instrument"
          label={serviceLabels.instrument}
          value={content.instrument}
          onChange={(instrument) => set({ instrument })}
          max={100}
        />
        <LinesField
          path="tags"
          label={serviceLabels.tags}
          values={content.tags}
          onChange={(tags) => set({ tags })}
          also={/[、，,]/}
          hint="一行一个，最多 10 个"
        />
        <TextLine
          path="aliases"
          label={serviceLabels.aliases}
          value={content.aliases}
          onChange={(aliases) => set({ aliases })}
          max={300}
          optional
          hint="搜索时的其他叫法，用空格分开"
        />
      </Box>
    </Panel>
  );
}
