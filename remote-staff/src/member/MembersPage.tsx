import { query } from '@portal/shared/api';
import { useNavigate } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DeskList } from '../ui/list/DeskList';
import { newestInput, useListQuery } from '../ui/list/listQuery';
import { MemberHead } from '../ui/member/MemberHead';
import { memberPath } from '../ui/member/memberPath';
import { filterInput, memberColumns, memberList, memberName } from './memberList';

/** The members by kind, the newest first, found by the beginning of name, institution or phone; each has a page. */
export function MembersPage() {
  const shown = useListQuery(memberList);
  const navigate = useNavigate();
  const answer = useQuery({
    ...query('staff/desk/members', {
      ...newestInput(shown),
      ...filterInput(shown.filter.states),
      keyword: shown.code,
    }),
    placeholderData: keepPreviousData,
  });
  const open = (code: string) => void navigate(memberPath(code));
  return (
    <>
      <MemberHead />
      <DeskList
        noun="客户"
        search="姓名、单位、手机号"
        kind={memberList}
        shown={shown}
        answer={answer}
        columns={memberColumns}
        nameOf={memberName}
        actsWidth={100}
        enter={({ code }) =>
          () =>
            open(code)
          }
        acts={(row) => (
          <Button size="small" aria-label={`打开 ${memberName(row)}`} onClick={() => open(row.code)}>
            打开
          </Button>
        )}
      />
    </>
  );
}
