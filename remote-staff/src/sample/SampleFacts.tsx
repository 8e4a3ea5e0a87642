import { call } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { DownloadButton, Fact, FactList, Panel } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { sampleDisposals, sampleForms, sampleHazards } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { desk } from '../ui/session/desk';
import { addressOf, recyclesPath, samplePath } from './sampleList';

interface SampleFactsProps {
  readonly sample: Data<'staff/sample/detail'>;
}

/** What the sample is and whose, where it is, and what becomes of it. */
export const SampleFacts = observer(function SampleFacts({ sample }: SampleFactsProps) {
  const { code, number, name, form, hazards, tests, place, until, disposal, member, parcel, recycle } =
    sample;
  return (
    <Panel
      title={place === '' ? '没有存放位置' : place}
      aside={
        desk.may(['lab']) && (
          <DownloadButton
            size="small"
            variant="outlined"
            name={`样品标签 ${code}.pdf`}
            page={samplePath(code)}
            ask={() => call('staff/sample/labels', { code, size: 'medium' })}
          >
            打印标签
          </DownloadButton>
        )
      }
    >
      <FactList>
        <Fact term="样品">{`${number} ${name}（${sampleForms[form]}）`}</Fact>
        <Fact term="危害">{hazards.map((hazard) => sampleHazards[hazard]).join('、')}</Fact>
        <Fact term="检测项目">{tests.join('、')}</Fact>
        <Fact term="客户">{member}</Fact>
        <Fact term="订单">
          <Box component={Link} to={`/staff/orders/${sample.order_code}`} sx={{ color: 'primary.main' }}>
            {sample.order_code}
          </Box>
        </Fact>
        <Fact term="处理">{sampleDisposals[disposal]}</Fact>
        <Fact term="到期日">{until ?? ''}</Fact>
        <Fact term="寄往">{addressOf(sample)}</Fact>
        <Fact term="寄回申请">
          {recycle === null ? undefined : (
            <Box component={Link} to={recyclesPath} sx={{ color: 'primary.main' }}>
              {recycle}
            </Box>
          )}
        </Fact>
        <Fact term="寄回单号">{parcel ? `${parcel.company} ${parcel.number}` : ''}</Fact>
      </FactList>
    </Panel>
  );
});
