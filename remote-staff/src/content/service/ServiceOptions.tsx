import type { DeviceContent } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { Check, Panel } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { ItemList } from '../../ui/edit/ItemList';
import { TextLine } from '../../ui/edit/TextLine';
import type { Edited } from '../../ui/edit/useEdited';
import { ChoiceFields } from './ChoiceFields';
import { changed } from './changed';
import { emptyChoice, emptyOption } from './serviceContent';

type Option = DeviceContent['options'][number];

/** The questions that the customer answers, each with its choices and what they add to the price. */
export const ServiceOptions = ({ edited: { content, set } }: { readonly edited: Edited<DeviceContent> }) => (
  <Panel title="检测选项">
    <ItemList
      path="options"
      noun="选项"
      items={content.options}
      onChange={(options) => set({ options })}
      empty={emptyOption}
      most={30}
    >
      {(option, index, change) => (
        <OptionFields option={option} position={index} options={content.options} onChange={change} />
      )}
    </ItemList>
  </Panel>
);

interface OptionFieldsProps {
  readonly option: Option;
  readonly position: number;
  readonly options: readonly Option[];
  readonly onChange: (option: Option) => void;
}

const OptionFields = ({ option, position, options, onChange }: OptionFieldsProps) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <TextLine
          path={`options.${position}.label`}
          label="选项"
          name={`选项 ${position + 1} 名称`}
          value={option.label}
          onChange={(label) => onChange(changed(option, { label }))}
          max={60}
        />
      </Box>
      <TextField
        select
        size="small"
        label="答法"
        value={option.kind}
        onChange={({ target }) =>
          onChange(changed(option, { kind: target.value === 'multi' ? 'multi' : 'single' }))
        }
        slotProps={{ select: { native: true } }}
        sx={{ width: 110 }}
      >
        <option value="single">单选</option>
        <option value="multi">多选</option>
      </TextField>
      {option.kind === 'multi' && (
        <Check
          checked={option.at_least_one === true}
          onChange={({ target }) => {
            const { at_least_one: _, ...rest } = option;
            onChange(target.checked ? { ...rest, at_least_one: true } : rest);
          }}
        >
          至少选一项
        </Check>
      )}
    </Box>
    <ItemList
      path={`options.${position}.choices`}
      noun="选择"
      items={option.choices}
      onChange={(choices) => onChange(changed(option, { choices }))}
      empty={emptyChoice}
      most={50}
    >
      {(choice, index, change) => (
        <ChoiceFields
          choice={choice}
          path={`options.${position}.choices.${index}`}
          name={`${option.label} 选择 ${index + 1}`}
          others={options.filter(({ key }) => key !== option.key)}
          onChange={change}
        />
      )}
    </ItemList>
  </Box>
);
