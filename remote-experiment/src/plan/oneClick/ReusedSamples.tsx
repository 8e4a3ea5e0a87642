import { query } from '@portal/shared/api';
import type { PlanItem } from '@portal/shared/contract';
import { sampleRange } from '@portal/shared/rules';
import { QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { StoredList } from '../../ui/StoredList';
import { usableSamplesInput } from '../../ui/usableSamplesInput';

interface ReusedSamplesProps {
  readonly items: readonly PlanItem[];
  readonly chosen: readonly string[];
  readonly onChange: (rids: readonly string[]) => void;
}

/** The stored samples that are tested again; others can be chosen. */
export function ReusedSamples({ items, chosen, onChange }: ReusedSamplesProps) {
  const stored = useQuery(query('auth/web/sample/list4person', usableSamplesInput));
  return (
    <section aria-label="使用的留存样品">
      <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        使用的留存样品
      </Typography>
      <QueryView
        query={stored}
        loading={<Skeleton variant="rounded" height={80} role="status" aria-label="正在加载" />}
      >
        {({ list }) => (
          <StoredList stored={list} range={sampleRange(items)} chosen={chosen} onChange={onChange} />
        )}
      </QueryView>
    </section>
  );
}
