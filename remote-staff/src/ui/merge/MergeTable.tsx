import type { Data } from '@portal/shared/contract';
import { formatFen, formatPoints } from '@portal/shared/rules';
import { Box, EmptyState } from '@portal/shared/ui';

type Preview = Pick<Data<'staff/accountMerge/preview'>, 'records' | 'money'>;

/** One line: what it is, of the given-up account, of the kept one, and afterwards. */
type Line = readonly [label: string, moving: string, present: string, after: string];

/** What a merge moves, side by side: money first, then records by their kind. On phones it stays a table: it is read by comparing. */
export function MergeTable({ money, records }: Preview) {
  const lines = [...money.map(moneyLine), ...records.map(recordLine)];
  if (lines.length === 0) return <EmptyState title="两个账户都没有订单、款项和其他记录" />;
  return (
    <Box component="table" aria-label="合并移动的内容" sx={tableStyle}>
      <thead>
        <tr>
          {['项目', '停用', '保留', '合并后'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, ...values]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {['moving', 'present', 'after'].map((column, index) => (
              <td key={column}>{values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function moneyLine({ label, unit, moving, present, after }: Preview['money'][number]): Line {
  const text = (value: number) => (unit === 'fen' ? formatFen(value) : `${formatPoints(value)} 分`);
  return [label, text(moving), text(present), text(after)];
}

/** What the kept account has already is not kept twice, such as an item of the plan, so the sum is an upper limit. */
const recordLine = ({ label, moving, present }: Preview['records'][number]): Line => [
  label,
  `${moving}`,
  `${present}`,
  moving === 0 || present === 0 ? `${moving + present}` : `${present} + ${moving}`,
];

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: { xs: 13, sm: 14 },
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 1, pl: 1, textAlign: 'right', borderBottom: 1, borderColor: 'divider' },
  '& th': { fontWeight: 400 },
  '& thead th': { color: 'text.secondary' },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
} as const;
