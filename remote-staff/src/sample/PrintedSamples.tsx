import type { StaffSample } from '@portal/shared/contract';
import { Box, Typography } from '@portal/shared/ui';
import { onlyPrinted } from '../ui/print';
import { describe } from './dueColumns';
import { addressOf, type LeavingState } from './sampleList';

interface PrintedSamplesProps {
  readonly rows: readonly StaffSample[];
  readonly state: LeavingState;
  readonly today: string;
}

/** The list on paper: a box to tick for each sample, and lines for who did it and who saw it. */
export function PrintedSamples({ rows, state, today }: PrintedSamplesProps) {
  const isReturn = state === 'returning';
  return (
    <Box sx={onlyPrinted}>
      <Typography variant="h2" sx={{ fontSize: 20, mb: 0.5 }}>
        样品{isReturn ? '寄回' : '销毁'}清单
      </Typography>
      <Box sx={{ fontSize: 13, mb: 1 }}>
        {today}，{rows.length} 个样品
      </Box>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th aria-label="核对" />
            <th>样品码</th>
            <th>样品</th>
            <th>存放位置</th>
            <th>客户</th>
            <th>{isReturn ? '寄往' : '到期日'}</th>
            <th>{isReturn ? '快递单号' : '处理方式'}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code}>
              <td>□</td>
              <td>{row.code}</td>
              <td>{describe(row)}</td>
              <td>{row.place}</td>
              <td>{row.member}</td>
              <td>{isReturn ? addressOf(row) : row.until}</td>
              <td>{row.recycle}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ display: 'flex', gap: 6, mt: 4, fontSize: 14 }}>
        <span>处理人：＿＿＿＿＿＿</span>
        {!isReturn && <span>见证人：＿＿＿＿＿＿</span>}
        <span>日期：＿＿＿＿＿＿</span>
      </Box>
    </Box>
  );
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: 12,
  '& th, & td': { border: 1, borderColor: 'text.secondary', p: 0.5, textAlign: 'left', verticalAlign: 'top' },
  '& td:nth-of-type(2)': { whiteSpace: 'nowrap' },
  '& td:last-of-type': { minWidth: 90 },
  '& tr': { breakInside: 'avoid' },
} as const;
