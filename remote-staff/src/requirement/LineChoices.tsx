import { query } from '@portal/shared/api';
import { OptionField } from '@portal/shared/parts';
import { defaultChoices, formatFen, pickChoice, yuanOf } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { countOf } from '../ui/quote/countOf';
import type { TypedLine } from './quoteLines';

interface LineChoicesProps {
  /** Code of the requirement. */
  readonly code: string;
  /** Counted from 1, for the names of the fields. */
  readonly position: number;
  readonly line: TypedLine;
  readonly onType: (line: TypedLine) => void;
}

/** The options of a line's service, and what the member pays for it today. */
export function LineChoices({ code, position, line, onType }: LineChoicesProps) {
  const { device_rid, count } = line;
  const options = useQuery(query('open/web/device/detail', { rid: device_rid })).data?.options;
  const chosen = line.options ?? defaultChoices(options ?? []);
  const price = useQuery({
    ...query('staff/quotation/price', { code, device_rid, options: chosen, count: countOf(count) ?? 1 }),
    enabled: options !== undefined,
  }).data;
  return (
    <Box sx={{ flex: '1 1 100%', display: 'grid', gap: 1 }}>
      {options?.map((option) => (
        <OptionField
          key={option.key}
          options={options}
          option={option}
          chosen={chosen}
          mayOperate={undefined}
          onPick={(key) => onType({ ...line, options: pickChoice(chosen, option, key) })}
        />
      ))}
      {price && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: 14 }}>
          客户今日单价 {formatFen(price.unit_fen)}
          {price.group !== undefined && `（${price.group}，目录价 ${formatFen(price.list_fen)}）`}
          <Button
            size="small"
            aria-label={`采用客户单价 ${position}`}
            onClick={() => onType({ ...line, price: yuanOf(price.unit_fen) })}
          >
            采用
          </Button>
        </Box>
      )}
    </Box>
  );
}
