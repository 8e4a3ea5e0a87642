import { isRefused, query } from '@portal/shared/api';
import { Trail } from '@portal/shared/parts';
import { Link, paths, useParams, useSearchParams, useTitle } from '@portal/shared/portal';
import { Box, Button, EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { AreaPage } from '../../ui/AreaPage';
import { AreaTabs } from '../../ui/AreaTabs';
import { contractInput } from '../contractFilter';
import { contractName } from '../contractName';
import { ContractView } from './ContractView';

/** The agreement of an order: what it says, what can be done with it, its signature and its history. */
export function ContractDetailPage() {
  const { rid = '' } = useParams();
  const [search] = useSearchParams();
  const contract = useQuery({
    ...query('auth/protocol/detail', contractInput(rid, search)),
    // A quotation that was accepted in another tab makes a new version.
    refetchOnWindowFocus: 'always',
  });
  const { data } = contract;
  const title = data && `${contractName(data)} ${data.order.code}`;
  useTitle(title);
  const unknown = data === undefined && isRefused(contract.error, 'auth/protocol/detail', 'not_found');
  return (
    <AreaPage>
      <Trail steps={[{ name: '合同协议', to: paths.contracts }]} here={data?.order.code ?? ''} />
      <AreaTabs />
      {unknown ? (
        <UnknownContract />
      ) : (
        <QueryView query={contract} loading={<ContractSkeleton />}>
          {(loaded) => <ContractView contract={loaded} />}
        </QueryView>
      )}
    </AreaPage>
  );
}

function UnknownContract() {
  return (
    <>
      <Typography variant="h1">没有找到这份协议</Typography>
      <EmptyState
        title="协议不存在，或不属于当前账号"
        action={
          <Button variant="contained" component={Link} to={paths.contracts}>
            合同协议
          </Button>
        }
      />
    </>
  );
}

const ContractSkeleton = () => (
  <Box role="status" aria-label="正在加载" sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="text" width={260} height={40} />
    {[72, 480].map((height) => (
      <Skeleton key={height} variant="rounded" height={height} />
    ))}
  </Box>
);
