import { query } from '@portal/shared/api';
import { QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '../ui/AreaPage';
import { PageHead } from '../ui/PageHead';
import { PlanSkeleton } from './PlanSkeleton';
import { PlanView } from './PlanView';

/** The plan: counts, the selection to order, and the way to the order form. */
export function PlanPage() {
  const plan = useQuery(query('auth/tempDevice', {}));
  return (
    <AreaPage>
      <PageHead title="实验方案" text="一张订单包含同一类服务的项目，请按类别分别下单" step={0} />
      <QueryView query={plan} loading={<PlanSkeleton />}>
        {(data) => <PlanView plan={data} />}
      </QueryView>
    </AreaPage>
  );
}
