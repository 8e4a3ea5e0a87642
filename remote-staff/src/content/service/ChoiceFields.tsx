import type { DeviceContent } from '@portal/shared/contract';
import { Check } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { CountLine } from '../../ui/edit/CountLine';
import { MoneyLine } from '../../ui/edit/MoneyLine';
import { TextLine } from '../../ui/edit/TextLine';
import { ChoiceRule } from './ChoiceRule';
import { changed } from './changed';

type Option = DeviceContent['options'][number];
type Choice = Option['choices'][number];

interface ChoiceFieldsProps {
  readonly choice: Choice;
  readonly path: string;
  /** Tells the fields of choices apart. */
  readonly name: string;
  /** The other options, whose choices its rules may name. */
  readonly others: readonly Option[];
  readonly onChange: (choice: Choice) => void;
}

/** One choice: its name, what it adds to the price, its days and rules. */
export function ChoiceFields({ choice, path, name, others, onChange }: ChoiceFieldsProps) {
  const { alone: _alone, ...shared } = choice;
  const { days: _days, ...undated } = choice;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 180px' }}>
        <TextLine
          path={`${path}.label`}
          label="选择"
          name={`${name} 名称`}
          value={choice.label}
          onChange={(label) => onChange(changed(choice, { label }))}
          max={60}
        />
      </Box>
      <MoneyLine
        path={`${path}.price_fen`}
        label="加价"
        name={`${name} 加价`}
        fen={choice.price_fen}
        signed
        onChange={(price_fen) => onChange(changed(choice, { price_fen }))}
      />
      <CountLine
        path={`${path}.days`}
        label="周期（可不填）"
        name={`${name} 周期`}
        value={choice.days}
        optional
        onChange={(days) => onChange(days === undefined ? undated : { ...choice, days })}
      />
      <Check
        checked={choice.alone === true}
        onChange={({ target }) => onChange(target.checked ? { ...choice, alone: true } : shared)}
      >
        自主上机
      </Check>
      {others.length > 0 && (
        <>
          <ChoiceRule
            rule="excludes"
            label="不能同选"
            choice={choice}
            name={name}
            others={others}
            onChange={onChange}
          />
          <ChoiceRule
            rule="requires"
            label="需同时选择"
            choice={choice}
            name={name}
            others={others}
            onChange={onChange}
          />
        </>
      )}
    </Box>
  );
}
