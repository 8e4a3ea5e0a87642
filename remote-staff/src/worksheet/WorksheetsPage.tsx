import { query } from '@portal/shared/api';
import { Link } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BenchHead } from '../ui/BenchHead';
import { stateInput, useListQuery } from '../ui/list/listQuery';
import { PageList } from '../ui/list/PageList';
import { worksheetColumns, worksheetList, worksheetPath } from './worksheetList';

/** The worksheets of the lab by state, the newest first; each is a page of its own. */
export function WorksheetsPage() {
  const shown = useListQuery(worksheetList);
  const answer = useQuery({
    ...query('staff/worksheet/list', stateInput(shown)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <BenchHead
        acts={
          <Button component={Link} variant="contained" to={`${worksheetList.path}/new`}>
            新建工作单
          </Button>
        }
      />
      <PageList
        noun="工作单"
        search="工作单号"
        pathOf={worksheetPath}
        kind={worksheetList}
        shown={shown}
        answer={answer}
        columns={worksheetColumns}
      />
    </>
  );
}
