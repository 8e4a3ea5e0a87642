import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { useNavigate } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BenchHead } from '../ui/BenchHead';
import { DeskList } from '../ui/list/DeskList';
import { pageInput, useListQuery } from '../ui/list/listQuery';
import { reportPath } from '../ui/reportPath';
import { reportColumns, reportList, reportName } from './reportList';

const named = ({ list, ...rest }: Data<'staff/report/list'>) => ({
  ...rest,
  list: list.map((row) => ({ ...row, code: reportName(row) })),
});

/** The reports of the lab by state, or of one order; each is a page of its own, and begun on the page of its order. */
export function ReportsPage() {
  const shown = useListQuery(reportList);
  const navigate = useNavigate();
  const ofOrder = shown.code === '' ? {} : { order_code: shown.code };
  const states = shown.code === '' ? [...shown.filter.states] : [];
  const answer = useQuery({
    ...query('staff/report/list', { ...pageInput(shown), ...ofOrder, states }),
    placeholderData: keepPreviousData,
    select: named,
  });
  const open = (rid: string) => void navigate(reportPath(rid));
  return (
    <>
      <BenchHead />
      <DeskList
        noun="检测报告"
        search="订单号"
        kind={reportList}
        shown={shown}
        answer={answer}
        columns={reportColumns}
        actsWidth={90}
        enter={({ rid }) =>
          () =>
            open(rid)
          }
        acts={({ rid, code }) => (
          <Button size="small" aria-label={`打开 ${code}`} onClick={() => open(rid)}>
            打开
          </Button>
        )}
      />
    </>
  );
}
