import { query } from '@portal/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { stateInput, useListQuery } from '../ui/list/listQuery';
import { PageList } from '../ui/list/PageList';
import { MemberHead } from '../ui/member/MemberHead';
import { clusterColumns, clusterList, clusterPath } from './clusterList';

/** The groups of members who pay together, the newest first; each is a page of its own. */
export function ClustersPage() {
  const shown = useListQuery(clusterList);
  const answer = useQuery({
    ...query('staff/cluster/list', stateInput(shown)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <MemberHead />
      <PageList
        noun="社群"
        search="社群号"
        pathOf={clusterPath}
        kind={clusterList}
        shown={shown}
        answer={answer}
        columns={clusterColumns}
      />
    </>
  );
}
