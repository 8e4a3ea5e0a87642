import type { Data } from '@portal/shared/contract';
import { formatDay, formatFen, priceRuleDays, priceRuleValue } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

export type ShownRule = Data<'staff/priceGroup/detail'>['rules'][number];

/** Returns what a rule is for, in one line. */
export const ruleName = ({ service, choice_text, from_count, unit }: ShownRule): string =>
  [service || '全部服务', choice_text, from_count > 1 ? `满 ${from_count} ${unit}`.trim() : '']
    .filter(Boolean)
    .join('，');

function UnitPrice({ list_fen, price_fen, cost_fen }: ShownRule) {
  if (list_fen === null || price_fen === null) return '—';
  const isBelow = cost_fen !== null && price_fen < cost_fen;
  return (
    <>
      {formatFen(price_fen)}
      <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
        目录 {formatFen(list_fen)}
      </Box>
      {cost_fen !== null && (
        <Box
          component="span"
          sx={{ display: 'block', fontSize: 13, color: isBelow ? 'error.main' : 'text.secondary' }}
        >
          {isBelow ? '低于成本' : '成本'} {formatFen(cost_fen)}
        </Box>
      )}
    </>
  );
}

export const ruleColumns = [
  {
    label: '服务项目',
    wide: true,
    cell: ({ service, choice_text }: ShownRule) => (
      <>
        {service || '全部服务'}
        {choice_text && (
          <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
            {choice_text}
          </Box>
        )}
      </>
    ),
  },
  {
    label: '起订',
    numeric: true,
    cell: ({ from_count, unit }: ShownRule) => `${from_count} ${unit}`.trim(),
  },
  { label: '规则', cell: priceRuleValue },
  { label: '单价', numeric: true, cell: (rule: ShownRule) => <UnitPrice {...rule} /> },
  {
    label: '有效期',
    cell: (rule: ShownRule) =>
      rule.ended === null ? priceRuleDays(rule) : `${rule.starts} 至 ${formatDay(rule.ended)} 结束`,
  },
];
