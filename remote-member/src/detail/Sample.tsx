import { query } from '@portal/shared/api';
import type { Order, StoredSample } from '@portal/shared/contract';
import { Fact, FactList, Panel } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { humanAnswers, limits, materials, sampleDisposals, sampleSources } from '@portal/shared/rules';
import { Box, Button, MuiLink } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { pollInterval } from './polling';
import { SampleList } from './SampleList';

// The contract types the keys as plain numbers.
const sources: Readonly<Record<number, string>> = sampleSources;
const disposals: Readonly<Record<number, string>> = sampleDisposals;

/** Source, delivery and disposal of the sample, the samples one by one, and materials for reimbursement. */
export function Sample({ order }: { readonly order: Order }) {
  const {
    sample_source,
    sample_disposal,
    human_samples,
    pickup,
    parcel,
    sampling,
    return_address: back,
  } = order;
  const states = useSampleStates(order);
  return (
    <Panel
      title="样品与送样"
      aside={
        states.length > 0 && (
          <Button size="small" variant="outlined" component={Link} to={paths.memberPage('sample')}>
            管理样品
          </Button>
        )
      }
    >
      <Box sx={{ typography: 'body2' }}>
        <FactList columns={2}>
          <Fact term="样品来源">{sources[sample_source]}</Fact>
          <Fact term="样品处理">{sample_disposal === null ? undefined : disposals[sample_disposal]}</Fact>
          {human_samples !== null && <Fact term="人源样品">{humanAnswers[human_samples]}</Fact>}
          {pickup && <Fact term="送样方式">{pickup.type === 1 ? '上门取样' : '自行送样'}</Fact>}
          {pickup?.type === 1 && (
            <>
              <Fact term="取样时间">{`${pickup.date ?? ''} ${pickup.time ?? ''}`}</Fact>
              <Fact term="联系人">{`${pickup.name} ${pickup.phone}`}</Fact>
              <Fact term="取样地址">{pickup.place}</Fact>
            </>
          )}
          <Fact term="快递单号">{parcel ? `${parcel.company} ${parcel.number}` : undefined}</Fact>
          {sampling && (
            <Fact term="取样预约">
              {`${sampling.date} ${sampling.time}　`}
              <MuiLink component={Link} to={paths.visits}>
                {sampling.code}
              </MuiLink>
            </Fact>
          )}
          <Fact term="送样留言">{pickup?.message}</Fact>
          {back && <Fact term="寄回地址">{`${back.name} ${back.phone} ${back.place}`}</Fact>}
          <Fact term="报销材料">{materialText(order)}</Fact>
          <Fact term="课题编号">{order.fund_code}</Fact>
        </FactList>
        {order.samples.length > 0 && (
          <SampleList samples={order.samples} items={order.items} states={states} />
        )}
      </Box>
    </Panel>
  );
}

/** Returns where the samples of an order are; none before the lab has received them. */
function useSampleStates({ rid, samples, state, timeline }: Order): readonly StoredSample[] {
  const received = samples.length > 0 && timeline.some(({ act }) => act === 'receive');
  const input = { order_rid: rid, size: limits.storedSamples };
  const list = useQuery({
    ...query('auth/web/sample/list4person', input),
    enabled: received,
    refetchInterval: pollInterval(state),
  });
  return list.data?.list ?? [];
}

/** Returns the materials as text; the other material is named. */
const materialText = ({ materials: wanted, materials_other }: Order): string =>
  wanted.map((key) => (key === 'other' ? materials_other : materials[key])).join('、');
