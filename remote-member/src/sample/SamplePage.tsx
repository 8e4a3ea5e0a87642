import { LinkSwitch, SeenNotices } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { PageTitle } from '../ui/PageTitle';
import { RecycleList } from './RecycleList';
import { StoredSamples } from './StoredSamples';
import { recyclesPath, samplesPath, showsRecycles } from './sampleFilter';

/** The member's samples, and the requests to send some of them back. */
export function SamplePage() {
  const [search] = useSearchParams();
  const asked = showsRecycles(search);
  return (
    <>
      <PageTitle>我的样品</PageTitle>
      <SeenNotices link="/member/sample" />
      <LinkSwitch
        label="样品与申请"
        links={[
          { label: '样品', to: samplesPath('all'), current: !asked },
          { label: '寄回申请', to: recyclesPath(), current: asked },
        ]}
      />
      {asked ? <RecycleList /> : <StoredSamples />}
    </>
  );
}
