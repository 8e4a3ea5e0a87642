import { query } from '@portal/shared/api';
import type { PrestoreApply } from '@portal/shared/contract';
import { PagedView, Panel, plainList } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { Box, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApplicationRow } from './ApplicationRow';
import { applicationsInput, prestoreFilter, prestorePath } from './prestoreFilter';

interface ApplicationsProps {
  readonly onEdit: (application: PrestoreApply) => void;
}

/** The member's applications, newest first; nothing before the first one. */
export function ApplicationsPanel({ onEdit }: ApplicationsProps) {
  const [search] = useSearchParams();
  const filter = prestoreFilter(search);
  const input = applicationsInput(filter);
  const applications = useQuery({
    ...query('auth/web/prestore/list', input),
    placeholderData: keepPreviousData,
  });
  const rids = (applications.data?.list ?? [])
    .filter(({ state, invoicing }) => state === 'approved' && invoicing === 'arrival')
    .map(({ rid }) => rid);
  const invoiced = useQuery({
    ...query('auth/asset/prestoreHistory', { prestore_rids: rids, size: limits.pageSize }),
    enabled: rids.length > 0,
    placeholderData: keepPreviousData,
  });
  if (applications.data?.total === 0) return null;
  return (
    <Panel title="预存申请">
      <Box sx={{ mb: -1.5 }}>
        <PagedView
          query={applications}
          input={input}
          to={(page) => prestorePath({ ...filter, page, tab: 'prepay' })}
          loading={<Skeleton variant="rounded" height={88} sx={{ mb: 1.5 }} />}
          empty={null}
        >
          {(list) => (
            <Box component="ul" aria-label="预存申请" sx={plainList}>
              {list.map((application) => (
                <ApplicationRow
                  key={application.rid}
                  application={application}
                  invoiced={invoiced.data?.list.find(({ prestore_rid }) => prestore_rid === application.rid)}
                  onEdit={onEdit}
                />
              ))}
            </Box>
          )}
        </PagedView>
      </Box>
    </Panel>
  );
}
