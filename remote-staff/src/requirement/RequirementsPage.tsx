import { query } from '@portal/shared/api';
import { useNavigate } from '@portal/shared/portal';
import { Button, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DeskList } from '../ui/list/DeskList';
import { useListQuery } from '../ui/list/listQuery';
import { requirementColumns, requirementList, requirementPath } from './requirementList';

/** What members and visitors asked for, by state, the newest first; each is a page of its own. */
export function RequirementsPage() {
  const shown = useListQuery(requirementList);
  const navigate = useNavigate();
  const { filter, after } = shown;
  const answer = useQuery({
    ...query('staff/requirement/list', {
      states: [...filter.states],
      size: 50,
      ...(after !== undefined && { before: after }),
    }),
    placeholderData: keepPreviousData,
    select: ({ list, next }) => ({ list, next, total: null }),
  });
  const open = (code: string) => void navigate(requirementPath(code));
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
        需求
      </Typography>
      <DeskList
        noun="需求"
        search="需求编号"
        searchTo={requirementPath}
        kind={requirementList}
        shown={shown}
        answer={answer}
        columns={requirementColumns}
        actsWidth={90}
        enter={({ code }) =>
          () =>
            open(code)
          }
        acts={({ code }) => (
          <Button size="small" aria-label={`打开 ${code}`} onClick={() => open(code)}>
            打开
          </Button>
        )}
      />
    </>
  );
}
