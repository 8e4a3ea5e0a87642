import { query } from '@portal/shared/api';
import type { PrestoreApply } from '@portal/shared/contract';
import { Pager, Panel, plainList } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
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
  if (applications.data?.total === 0) return null;
  return (
    <Panel title="预存申请">
      <QueryView query={applications} loading={<Skeleton variant="rounded" height={88} />}>
        {({ list, total }) => (
          <Box aria-busy={applications.isPlaceholderData} sx={{ mb: -1.5 }}>
            <Box component="ul" aria-label="预存申请" sx={plainList}>
              {list.map((application) => (
                <ApplicationRow key={application.rid} application={application} onEdit={onEdit} />
              ))}
            </Box>
            {total > input.size && (
              <Pager
                page={filter.page}
                pages={Math.ceil(total / input.size)}
                total={total}
                to={(page) => prestorePath({ ...filter, page })}
              />
            )}
          </Box>
        )}
      </QueryView>
    </Panel>
  );
}
