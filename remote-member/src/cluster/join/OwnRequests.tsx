import { Link, useSearchParams } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { joinedFilter, joinedPath } from '../clusterPath';
import { RequestList } from '../RequestList';
import { ownRequestsInput } from './ownRequestsInput';

/** All applications and invitations of the member. */
export function OwnRequests() {
  const [search] = useSearchParams();
  const { page } = joinedFilter(search);
  return (
    <RequestList
      input={ownRequestsInput(page)}
      to={(next) => joinedPath({ tab: 'requests', page: next })}
      empty="申请加入社群，或被邀请后，会记录在这里"
      start={
        <Button variant="outlined" component={Link} to={joinedPath({ tab: 'find' })}>
          查找社群
        </Button>
      }
    />
  );
}
