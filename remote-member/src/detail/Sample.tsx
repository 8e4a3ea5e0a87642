import type { Order } from '@portal/shared/contract';
import { Fact, FactList, Panel } from '@portal/shared/parts';
import { sampleDisposals, sampleSources } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

// The contract types the keys as plain numbers.
const sources: Readonly<Record<number, string>> = sampleSources;
const disposals: Readonly<Record<number, string>> = sampleDisposals;

/** Source, delivery and disposal of the sample. */
export function Sample({
  order: { sample_source, sample_disposal, pickup, parcel },
}: {
  readonly order: Order;
}) {
  return (
    <Panel title="样品与送样">
      <Box sx={{ typography: 'body2' }}>
        <FactList columns={2}>
          <Fact term="样品来源">{sources[sample_source]}</Fact>
          <Fact term="样品处理">{sample_disposal === null ? undefined : disposals[sample_disposal]}</Fact>
          {pickup && <Fact term="送样方式">{pickup.type === 1 ? '上门取样' : '自行送样'}</Fact>}
          {pickup?.type === 1 && (
            <>
              <Fact term="取样时间">{`${pickup.date ?? ''} ${pickup.time ?? ''}`}</Fact>
              <Fact term="联系人">{`${pickup.name} ${pickup.phone}`}</Fact>
              <Fact term="取样地址">{pickup.place}</Fact>
            </>
          )}
          <Fact term="寄样单号">{parcel ? `${parcel.company} ${parcel.number}` : undefined}</Fact>
          <Fact term="送样留言">{pickup?.message}</Fact>
        </FactList>
      </Box>
    </Panel>
  );
}
