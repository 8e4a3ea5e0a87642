import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { lineAbove, Panel, plainList } from '@portal/shared/parts';
import { Link, useNavigate } from '@portal/shared/portal';
import { takesReport } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { ReportMark } from '../ui/ReportMark';
import { reportPath } from '../ui/reportPath';
import { desk } from '../ui/session/desk';
import { useDeskAct } from '../ui/useDeskAct';

interface OrderReportsProps {
  readonly order: Pick<Data<'staff/order/detail'>, 'code' | 'state'>;
}

/** The reports about an order, and the button that begins one. */
export const OrderReports = observer(function OrderReports({ order: { code, state } }: OrderReportsProps) {
  const navigate = useNavigate();
  const mayRead = desk.may(['manager', 'lab']);
  const reports = useQuery({
    ...query('staff/report/list', { order_code: code, size: 20 }),
    enabled: mayRead,
  });
  const add = useDeskAct('staff/report/add', {
    done: '报告草稿已建立',
    onDone: ({ rid }) => void navigate(reportPath(rid)),
  });
  if (!mayRead) return null;
  const canAdd = desk.may(['lab']) && takesReport(state);
  return (
    <Panel
      title="检测报告"
      aside={
        canAdd && (
          <Button
            size="small"
            variant="outlined"
            loading={add.isPending}
            onClick={() => add.mutate({ order_code: code })}
          >
            写报告
          </Button>
        )
      }
    >
      <QueryView query={reports} loading={<Skeleton variant="rounded" height={40} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Box sx={{ color: 'text.secondary' }}>还没有检测报告</Box>
          ) : (
            <Box component="ul" sx={plainList}>
              {list.map(({ rid, number, version, author, state: reached }) => (
                <Box component="li" key={rid} sx={{ ...lineAbove, ...rowStyle }}>
                  <Box component={Link} to={reportPath(rid)} sx={{ color: 'primary.main', flex: 1 }}>
                    {number ?? `初稿，第 ${version} 版`}
                  </Box>
                  <Box sx={{ color: 'text.secondary' }}>{author}</Box>
                  <ReportMark state={reached} />
                </Box>
              ))}
            </Box>
          )
        }
      </QueryView>
    </Panel>
  );
});

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 1, fontSize: 14 } as const;
