import { query } from '@portal/shared/api';
import { Alert } from '@portal/shared/extras';
import { DataTable, Panel } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';
import { Box, Button, ErrorState } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

const columns = [
  { label: '项目', cell: ({ figure }: Finding) => figure },
  { label: '对象', wide: true, cell: ({ subject }: Finding) => subject },
  { label: '应为', numeric: true, cell: ({ expected }: Finding) => expected },
  { label: '实为', numeric: true, cell: ({ found }: Finding) => found },
];

interface Finding {
  readonly figure: string;
  readonly subject: string;
  readonly expected: number;
  readonly found: number;
}

/** Compares all figures of the ledger at once; it does so by itself each night. */
export function LedgerCheck() {
  const check = useQuery({ ...query('staff/ledger/check', {}), enabled: false });
  return (
    <Panel title="账目核对">
      <Box sx={{ fontSize: 14, color: 'text.secondary', mb: 1.5 }}>
        逐项核对所有账户的余额、流水与预留。每天凌晨也会自动核对。
      </Box>
      <Button variant="outlined" loading={check.isFetching} onClick={() => void check.refetch()}>
        立即核对
      </Button>
      {check.error && <ErrorState error={check.error} onRetry={() => void check.refetch()} />}
      {check.data && !check.error && (
        <Box sx={{ mt: 2 }} role="status">
          {check.data.total === 0 ? (
            <Alert severity="success">
              {formatInstant(new Date(check.dataUpdatedAt).toISOString())} 核对完成，没有差异
            </Alert>
          ) : (
            <>
              <Alert severity="error" sx={{ mb: 1.5 }}>
                有 {check.data.total} 处差异{check.data.total > check.data.list.length && '，下面是前 100 处'}
                ，请联系技术人员
              </Alert>
              <DataTable
                label="差异"
                columns={columns}
                rows={check.data.list}
                keyOf={({ figure, subject }) => `${figure} ${subject}`}
              />
            </>
          )}
        </Box>
      )}
    </Panel>
  );
}
