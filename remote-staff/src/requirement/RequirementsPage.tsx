import { query } from '@portal/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { newestInput, useListQuery, withoutTotal } from '../ui/list/listQuery';
import { PageList } from '../ui/list/PageList';
import { RequirementHead } from '../ui/RequirementHead';
import { OnBehalf } from './OnBehalf';
import { requirementColumns, requirementList, requirementPath } from './requirementList';

/** What members and visitors asked for, by state, the newest first; each is a page of its own. */
export function RequirementsPage() {
  const shown = useListQuery(requirementList);
  const answer = useQuery({
    ...query('staff/requirement/list', { ...newestInput(shown), states: [...shown.filter.states] }),
    placeholderData: keepPreviousData,
    select: withoutTotal,
  });
  return (
    <>
      <RequirementHead acts={<OnBehalf />} />
      <PageList
        noun="需求"
        search="需求编号"
        pathOf={requirementPath}
        kind={requirementList}
        shown={shown}
        answer={answer}
        columns={requirementColumns}
      />
    </>
  );
}
