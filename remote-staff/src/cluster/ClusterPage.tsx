import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { DataTable, Fact, FactList, Panel } from '@portal/shared/parts';
import { useParams } from '@portal/shared/portal';
import { clusterRoleLabels, formatDay, formatFen } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { MemberLink } from '../ui/member/MemberLink';
import { RecordColumns } from '../ui/RecordColumns';
import { RecordPage } from '../ui/RecordPage';
import { ClusterMark, clusterList, moneyOf } from './clusterList';
import { FreezeButton } from './FreezeButton';

type Person = Data<'staff/cluster/detail'>['people'][number];

/** One group with its members, and whether it may move money. */
export function ClusterPage() {
  const { code = '' } = useParams();
  const cluster = useQuery(query('staff/cluster/detail', { code }));
  return (
    <RecordPage
      list={clusterList}
      listName="社群"
      code={code}
      record={cluster}
      beside={(shown) => (
        <>
          <ClusterMark state={shown.state} />
          <FreezeButton cluster={shown} />
        </>
      )}
    >
      {(shown) => (
        <RecordColumns
          main={
            <Panel title={`成员 ${shown.members} 人`}>
              <DataTable
                label="成员"
                columns={columns}
                rows={shown.people}
                keyOf={({ member_rid }) => member_rid}
              />
            </Panel>
          }
          aside={
            <Panel title={shown.name}>
              <FactList>
                <Fact term="群主">{shown.owner}</Fact>
                <Fact term="可用">{moneyOf(shown)}</Fact>
                <Fact term="建立">{formatDay(shown.created)}</Fact>
              </FactList>
            </Panel>
          }
        />
      )}
    </RecordPage>
  );
}

const columns = [
  {
    label: '成员',
    wide: true,
    cell: ({ member, member_rid }: Person) => <MemberLink account={member_rid}>{member}</MemberLink>,
  },
  { label: '角色', cell: ({ role }: Person) => clusterRoleLabels[role] },
  {
    label: '每月限额',
    numeric: true,
    cell: ({ limit_fen }: Person) => (limit_fen === null ? '不限' : formatFen(limit_fen)),
  },
];
