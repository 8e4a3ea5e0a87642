import type { Data } from '@portal/shared/contract';
import { Check, line } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { missingOf } from '../ui/data/MissingData';
import { type StaffOrderRow, servicesOf } from '../ui/orderRow';
import { PromiseMark } from '../ui/PromiseMark';

interface BenchRowProps {
  readonly row: StaffOrderRow;
  /** Its data; undefined while it is not known. */
  readonly data: Data<'staff/order/data'>['list'][number] | undefined;
  readonly chosen: boolean;
  /** Why the last delivery was refused. */
  readonly refused: string | undefined;
  readonly onChoose: (chosen: boolean) => void;
}

/** An order under test: whose it is, what is tested, and which samples have no data yet. */
export const BenchRow = ({ row, data, chosen, refused, onChoose }: BenchRowProps) => {
  const { code, member, assignee, promise, can } = row;
  const needsOther = data?.needs_other === true;
  const mayDeliver = can.includes('deliver') && !needsOther;
  return (
    <Box component="li" aria-label={code} sx={style}>
      <Check
        aria-label={`选择 ${code}`}
        checked={chosen && mayDeliver}
        disabled={!mayDeliver}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Box component={Link} to={`/staff/orders/${code}`} sx={{ fontWeight: 600, color: 'primary.main' }}>
            {code}
          </Box>
          <span>{member}</span>
          {assignee && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              负责人 {assignee.name || assignee.account}
            </Box>
          )}
        </Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{servicesOf(row)}</Box>
        {needsOther && can.includes('deliver') && (
          <Box sx={{ color: 'warning.main' }}>数据由您添加，须由另一个人复核并交付</Box>
        )}
        {refused !== undefined && <Box sx={{ color: 'error.main' }}>没有交付：{refused}</Box>}
      </Box>
      <Box sx={{ gridColumn: { xs: 2, md: 3 }, display: 'grid', gap: 0.25, textAlign: { md: 'right' } }}>
        {data && <DataNote data={data} />}
        {promise && <PromiseMark promise={promise} />}
      </Box>
    </Box>
  );
};

/** How many samples have data, and which have none. */
function DataNote({ data }: { readonly data: NonNullable<BenchRowProps['data']> }) {
  const { samples, whole } = data;
  const missing = missingOf(data);
  const rest = whole > 0 ? `整个订单 ${whole} 个文件` : '';
  if (samples.length === 0)
    return <Box sx={{ color: whole > 0 ? 'success.main' : 'text.secondary' }}>{rest || '还没有数据'}</Box>;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: missing.length === 0 ? 'success.main' : 'text.primary' }}>
        数据 {samples.length - missing.length} / {samples.length} 个样品
      </Box>
      {missing.length > 0 && missing.length < samples.length && (
        <Box component="span" sx={{ color: 'warning.main' }}>
          {' '}
          还缺 {missing.slice(0, shown).join('、')}
          {missing.length > shown && ` 等 ${missing.length} 个`}
        </Box>
      )}
      {rest !== '' && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          {rest}
        </Box>
      )}
    </Box>
  );
}

/** Numbers that are listed. */
const shown = 8;

const style = {
  ...line,
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) minmax(0, auto)' },
  alignItems: 'center',
  columnGap: 1,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontSize: 14,
} as const;
