import { isRefused, query } from '@portal/shared/api';
import { paths, useParams, useTitle } from '@portal/shared/portal';
import { openRequirementStates, type RequirementState } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { DetailFrame } from '../../ui/DetailFrame';
import { titleOf } from '../titleOf';
import { RequirementView } from './RequirementView';

/** Milliseconds between two requests while somebody may write; the page shows answers without a reload. */
const pollMs = 10_000;

/** Returns whether the lab or the member may still do something with a requirement in this state. */
const isLive = (state: RequirementState | undefined): boolean =>
  state === undefined || state === 'planned' || openRequirementStates.includes(state);

const unknown = {
  noun: '条需求',
  title: '需求不存在，或不属于当前账号',
  text: '未登录时提交的需求，请在需求列表中认领',
};

/** One requirement: what comes next, the quotation, the messages with the account manager. */
export function RequirementPage() {
  const { code = '' } = useParams();
  const requirement = useQuery({
    ...query('auth/requirement/detail', { code }),
    refetchInterval: ({ state }) => isLive(state.data?.state) && pollMs,
    refetchOnWindowFocus: 'always',
  });
  const { data, error } = requirement;
  useTitle(data && `${titleOf(data)} - 需求`);
  const isUnknown = data === undefined && isRefused(error, 'auth/requirement/detail', 'not_found');
  return (
    <DetailFrame
      list={{ name: '需求列表', to: paths.requirements }}
      here={code.toUpperCase()}
      query={requirement}
      unknown={isUnknown ? unknown : undefined}
      height={320}
    >
      {(loaded) => <RequirementView requirement={loaded} refetchInterval={isLive(loaded.state) && pollMs} />}
    </DetailFrame>
  );
}
