import type { Data } from '@portal/shared/contract';
import { Panel } from '@portal/shared/parts';
import { formatFen, formatPoints } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

type Member = Data<'staff/desk/member'>;
type Money = NonNullable<Member['money']>;

/** What the member can spend, and what is owed by its age; nothing for whose roles do not read money. */
export function MemberMoney({ member: { money } }: { readonly member: Member }) {
  if (!money) return null;
  const late = money.owed.to60_fen + money.owed.to90_fen + money.owed.beyond_fen;
  return (
    <Panel title="款项">
      <Box component="dl" sx={figures}>
        {figuresOf(money).map(([term, value, note]) => (
          <div key={term}>
            <dt>{term}</dt>
            <Box component="dd" sx={{ color: term === '待付款' && late > 0 ? 'error.main' : undefined }}>
              {value}
              {note !== '' && <small>{note}</small>}
            </Box>
          </div>
        ))}
      </Box>
    </Panel>
  );
}

type Figure = readonly [term: string, value: string, note: string];

function figuresOf(money: Money): readonly Figure[] {
  const { credit_limit_fen: limit, credit_used_fen: used, credit_reserved_fen: reserved, owed } = money;
  const ages: readonly (readonly [label: string, fen: number])[] = [
    ['30 天内', owed.to30_fen],
    ['31–60 天', owed.to60_fen],
    ['61–90 天', owed.to90_fen],
    ['90 天以上', owed.beyond_fen],
  ];
  const open = ages.filter(([, fen]) => fen !== 0);
  const total = open.reduce((sum, [, fen]) => sum + fen, 0);
  return [
    ['预存可用', formatFen(money.cash_fen), ''],
    ['赠送可用', formatFen(money.bonus_fen), ''],
    [
      '信用额度',
      formatFen(limit),
      `已用 ${formatFen(used)}${reserved > 0 ? `，预留 ${formatFen(reserved)}` : ''}`,
    ],
    ['待付款', formatFen(total), open.map(([label, fen]) => `${label} ${formatFen(fen)}`).join('，')],
    ['积分', `${formatPoints(money.points)} 分`, ''],
  ];
}

const figures = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  '& dt': { fontSize: 13, color: 'text.secondary' },
  '& dd': { m: 0, fontSize: 16, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: 13, fontWeight: 400 },
} as const;
