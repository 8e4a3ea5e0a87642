import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { DataTable, Panel } from '@portal/shared/parts';
import { formatInstant, jobLabels } from '@portal/shared/rules';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Mark } from '../../ui/Mark';
import { useNow } from '../../ui/useNow';

type Run = Data<'staff/sending/jobs'>['list'][number];

const everyMs = 60_000;

/** The background jobs that one process runs for all, each with its last run. */
export function Jobs() {
  const answer = useQuery({ ...query('staff/sending/jobs', {}), refetchInterval: everyMs });
  const now = useNow();
  return (
    <Panel title="后台任务">
      <QueryView query={answer} loading={<Skeleton variant="rounded" height={320} />}>
        {({ list }) => (
          <DataTable
            label="后台任务"
            rows={list}
            keyOf={({ name }) => name}
            columns={[
              { label: '任务', cell: ({ name }) => jobLabels[name] ?? name, wide: true },
              { label: '上次', cell: ({ began }) => formatInstant(began) },
              { label: '间隔', cell: ({ every_minutes }) => intervalText(every_minutes) },
              {
                label: '状态',
                cell: (run) => {
                  const state = stateOf(run, now.getTime());
                  return <Mark waits={state === '逾期'}>{state}</Mark>;
                },
              },
            ]}
          />
        )}
      </QueryView>
    </Panel>
  );
}

function intervalText(minutes: number | null): string {
  if (minutes === null) return '—';
  return minutes % 60 === 0 ? `每 ${minutes / 60} 小时` : `每 ${minutes} 分钟`;
}

/** A run is late when twice its interval has passed since it began, or when it did not end within its interval. */
function stateOf({ began, ended, every_minutes }: Run, now: number): string {
  const every = every_minutes === null ? Number.POSITIVE_INFINITY : every_minutes * 60_000;
  const passed = now - Date.parse(began);
  if (ended === null) return passed > every ? '逾期' : '运行中';
  return passed > 2 * every ? '逾期' : '正常';
}
