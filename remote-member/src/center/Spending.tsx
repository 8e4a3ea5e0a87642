import { query } from '@portal/shared/api';
import { Panel, useInView } from '@portal/shared/parts';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { SpendingView } from '../ui/spending/SpendingView';

/** Both charts, one below the other. */
const height = 420;

/**
 * What the member paid by month and by service, as charts or as tables; nothing without payments. Data and code are loaded
 * when it comes near the view.
 */
export function Spending() {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '200px');
  const spending = useQuery({ ...query('auth/web/asset/spending', {}), enabled: near });
  if (spending.data?.services.length === 0) return null;
  return (
    <div ref={place}>
      <Panel title="近 12 个月支出">
        <QueryView query={spending} loading={<Skeleton variant="rounded" height={height} />}>
          {(data) => <SpendingView spending={data} height={height} />}
        </QueryView>
      </Panel>
    </div>
  );
}
