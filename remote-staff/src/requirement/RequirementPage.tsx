import { query } from '@portal/shared/api';
import { useParams } from '@portal/shared/portal';
import { useQuery } from '@tanstack/react-query';
import { RecordColumns } from '../ui/RecordColumns';
import { RecordPage } from '../ui/RecordPage';
import { AnswerForm } from './AnswerForm';
import { OpenQuotation } from './OpenQuotation';
import { RequirementActs } from './RequirementActs';
import { RequirementFacts } from './RequirementFacts';
import { RequirementHistory } from './RequirementHistory';
import { RequirementMark, requirementList } from './requirementList';

/** One requirement: what is asked for, by whom, what was said about it, and the acts that its state allows. */
export function RequirementPage() {
  const { code = '' } = useParams();
  const requirement = useQuery(query('staff/requirement/detail', { code }));
  return (
    <RecordPage
      list={requirementList}
      listName="需求"
      code={code}
      record={requirement}
      beside={(shown) => (
        <>
          <RequirementMark state={shown.state} />
          <RequirementActs requirement={shown} />
        </>
      )}
    >
      {(shown) => (
        <RecordColumns
          even
          main={<RequirementFacts requirement={shown} />}
          aside={
            <>
              <OpenQuotation code={shown.code} />
              {shown.can.includes('write') && <AnswerForm key={shown.code} requirement={shown} />}
              <RequirementHistory requirement={shown} />
            </>
          }
        />
      )}
    </RecordPage>
  );
}
