import type { Data } from '@portal/shared/contract';
import { formatInstant, type WorksheetState, worksheetStateLabels } from '@portal/shared/rules';
import { codeColumn } from '../ui/list/codeColumn';
import type { ListColumn } from '../ui/list/column';
import type { ListKind } from '../ui/list/listQuery';
import { Mark } from '../ui/Mark';

type WorksheetRow = Data<'staff/worksheet/list'>['list'][number];

export const worksheetList: ListKind<WorksheetState> = {
  path: '/staff/bench/worksheets',
  filters: [
    { key: 'open', label: worksheetStateLabels.open, states: ['open'] },
    { key: 'measured', label: worksheetStateLabels.measured, states: ['measured'] },
    { key: 'checked', label: worksheetStateLabels.checked, states: ['checked'] },
    { key: 'closed', label: worksheetStateLabels.closed, states: ['closed'] },
    { key: 'all', label: '全部', states: [] },
  ],
};

/** Returns the URL of the page of a worksheet. */
export const worksheetPath = (code: string): string => `${worksheetList.path}/${code}`;

export const WorksheetMark = ({ state }: { readonly state: WorksheetState }) => (
  <Mark waits={state === 'open' || state === 'measured'}>{worksheetStateLabels[state]}</Mark>
);

export const worksheetColumns: readonly ListColumn<WorksheetRow>[] = [
  codeColumn('编号', worksheetPath),
  {
    field: 'state',
    label: '状态',
    width: 100,
    card: 'aside',
    show: ({ state }) => <WorksheetMark state={state} />,
  },
  { field: 'service', label: '检测项目', width: 160, flex: 2, show: ({ service }) => service },
  { field: 'instrument', label: '仪器', width: 140, flex: 1, show: ({ instrument }) => instrument },
  {
    field: 'progress',
    label: '进度',
    width: 200,
    show: ({ samples, measured, checked }) => `已测 ${measured} / ${samples}，已复核 ${checked}`,
  },
  { field: 'note', label: '备注', width: 120, flex: 1, show: ({ note }) => note },
  { field: 'by', label: '建立', width: 90, show: ({ created_by }) => created_by },
  { field: 'created', label: '时间', width: 150, show: ({ created }) => formatInstant(created) },
];
