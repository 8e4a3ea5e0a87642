import { query } from '@portal/shared/api';
import { useParams } from '@portal/shared/portal';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { desk } from '../ui/session/desk';
import { ReportEditor } from './ReportEditor';
import { ReportView } from './ReportView';

/** One version of a report: written while it is a draft, shown otherwise, with the acts of its state. */
export const ReportPage = observer(function ReportPage() {
  const { rid = '' } = useParams();
  const report = useQuery(query('staff/report/detail', { rid }));
  return (
    <QueryView query={report} loading={<Skeleton variant="rounded" height={420} />}>
      {(shown) =>
        shown.can.includes('save') && desk.may(['lab']) ? (
          <ReportEditor key={rid} report={shown} />
        ) : (
          <ReportView report={shown} />
        )
      }
    </QueryView>
  );
});
