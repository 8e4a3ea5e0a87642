import { query } from '@portal/shared/api';
import { useParams } from '@portal/shared/portal';
import { useQuery } from '@tanstack/react-query';
import { RecordColumns } from '../ui/RecordColumns';
import { RecordPage } from '../ui/RecordPage';
import { MemberActs } from './MemberActs';
import { MemberFacts } from './MemberFacts';
import { MemberMoney } from './MemberMoney';
import { MemberNotes } from './MemberNotes';
import { MemberOrders } from './MemberOrders';
import { MemberRecords } from './MemberRecords';
import { MemberMark, memberList, memberName } from './memberList';

/** One member with what the lab has with them, as far as the person's roles may read it. */
export function MemberPage() {
  const { code = '' } = useParams();
  const member = useQuery(query('staff/desk/member', { account: code }));
  return (
    <RecordPage
      list={memberList}
      listName="客户"
      code="客户"
      nameOf={memberName}
      record={member}
      beside={(shown) => (
        <>
          <MemberMark state={shown.state} />
          <MemberActs member={shown} />
        </>
      )}
    >
      {(shown) => (
        <RecordColumns
          main={
            <>
              <MemberFacts member={shown} />
              <MemberMoney member={shown} />
              <MemberOrders member={shown} />
            </>
          }
          aside={
            <>
              <MemberNotes key={shown.code} member={shown} />
              <MemberRecords member={shown} />
            </>
          }
        />
      )}
    </RecordPage>
  );
}
