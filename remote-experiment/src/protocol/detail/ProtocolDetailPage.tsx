import { isRefused, query } from '@portal/shared/api';
import { paths, useParams, useSearchParams, useTitle } from '@portal/shared/portal';
import { useQuery } from '@tanstack/react-query';
import { DetailFrame } from '../../ui/DetailFrame';
import { protocolInput } from '../protocolFilter';
import { protocolName } from '../protocolName';
import { ProtocolView } from './ProtocolView';

/** The agreement of an order: what it says, what can be done with it, its signature and its history. */
export function ProtocolDetailPage() {
  const { rid = '' } = useParams();
  const [search] = useSearchParams();
  const protocol = useQuery({
    ...query('auth/protocol/detail', protocolInput(rid, search)),
    // A quotation that was accepted in another tab makes a new version.
    refetchOnWindowFocus: 'always',
  });
  const { data, error } = protocol;
  useTitle(data && `${protocolName(data)} ${data.order.code}`);
  const isUnknown = data === undefined && isRefused(error, 'auth/protocol/detail', 'not_found');
  return (
    <DetailFrame
      list={{ name: '合同协议', to: paths.contracts }}
      here={data?.order.code ?? ''}
      query={protocol}
      unknown={isUnknown ? { noun: '份协议', title: '协议不存在，或不属于当前账号' } : undefined}
      height={480}
    >
      {(loaded) => <ProtocolView protocol={loaded} />}
    </DetailFrame>
  );
}
