import { QueryView } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { AreaPage } from '../ui/AreaPage';
import { PageHead } from '../ui/PageHead';
import { usePlan } from '../ui/usePlan';
import { PlanSkeleton } from './PlanSkeleton';
import { PlanView } from './PlanView';

/** The plan: counts, the selection to order, and the way to the order form. */
export const PlanPage = observer(function PlanPage() {
  const plan = usePlan();
  return (
    <AreaPage>
      <PageHead title="实验方案" text="一个订单包含同一类服务的项目，请按类别分别下单" step={0} />
      <QueryView query={plan} loading={<PlanSkeleton />}>
        {(data) => <PlanView plan={data} />}
      </QueryView>
    </AreaPage>
  );
});
