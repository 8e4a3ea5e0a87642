import { query } from '@portal/shared/api';
import { useParams } from '@portal/shared/portal';
import { dashedCode, sampleActTable } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { History } from '../ui/History';
import { RecordColumns } from '../ui/RecordColumns';
import { RecordPage } from '../ui/RecordPage';
import { SampleActs } from './SampleActs';
import { SampleFacts } from './SampleFacts';
import { dueList, SampleMark } from './sampleList';

/** One sample: where it is, until when, and who had it in hand. */
export function SamplePage() {
  const { code: typed = '' } = useParams();
  const code = dashedCode(typed);
  const sample = useQuery(query('staff/sample/detail', { code }));
  return (
    <RecordPage
      list={dueList}
      listName="样品"
      code={code}
      record={sample}
      beside={(shown) => <SampleMark state={shown.state} />}
    >
      {(shown) => (
        <>
          <SampleActs sample={shown} />
          <RecordColumns
            even
            main={<SampleFacts sample={shown} />}
            aside={
              <History
                events={shown.events.map(({ act, ...event }) => ({
                  ...event,
                  label: sampleActTable[act].label,
                }))}
              />
            }
          />
        </>
      )}
    </RecordPage>
  );
}
