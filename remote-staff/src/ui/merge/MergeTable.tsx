import type { Data } from '@portal/shared/contract';
import { DataTable } from '@portal/shared/parts';
import { formatFen, formatPoints } from '@portal/shared/rules';
import { EmptyState } from '@portal/shared/ui';

type Preview = Pick<Data<'staff/accountMerge/preview'>, 'records' | 'money'>;

interface Row {
  readonly label: string;
  readonly moving: string;
  readonly present: string;
  readonly after: string;
}

const columns = [
  { label: '项目', cell: ({ label }: Row) => label },
  { label: '停用的账户', numeric: true, cell: ({ moving }: Row) => moving },
  { label: '保留的账户', numeric: true, cell: ({ present }: Row) => present },
  { label: '合并后', numeric: true, cell: ({ after }: Row) => after },
];

/** What a merge moves, side by side: money first, then records by their kind. */
export function MergeTable({ money, records }: Preview) {
  const rows: Row[] = [
    ...money.map(({ label, unit, moving, present, after }) => {
      const text = (value: number) => (unit === 'fen' ? formatFen(value) : `${formatPoints(value)} 分`);
      return { label, moving: text(moving), present: text(present), after: text(after) };
    }),
    ...records.map(({ label, moving, present }) => ({
      label,
      moving: `${moving}`,
      present: `${present}`,
      // What the kept account has already is not kept twice, such as an item of the plan.
      after: moving === 0 ? `${present}` : `${present === 0 ? '' : `${present} + `}${moving}`,
    })),
  ];
  if (rows.length === 0) return <EmptyState title="两个账户都没有订单、款项和其他记录" />;
  return <DataTable label="合并移动的内容" columns={columns} rows={rows} keyOf={({ label }) => label} />;
}
