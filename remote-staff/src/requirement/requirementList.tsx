import type { Data } from '@portal/shared/contract';
import {
  formatInstant,
  type RequirementState,
  requirementStateLabels,
  requirementTermTexts,
} from '@portal/shared/rules';
import { codeColumn } from '../ui/list/codeColumn';
import type { ListColumn } from '../ui/list/column';
import type { ListKind } from '../ui/list/listQuery';
import { Mark } from '../ui/Mark';

type RequirementRow = Data<'staff/requirement/list'>['list'][number];

export const requirementList: ListKind<RequirementState> = {
  path: '/staff/requirements',
  filters: [
    { key: 'submitted', label: requirementStateLabels.submitted, states: ['submitted'] },
    { key: 'contacted', label: requirementStateLabels.contacted, states: ['contacted'] },
    { key: 'quoted', label: requirementStateLabels.quoted, states: ['quoted'] },
    { key: 'ended', label: '已结束', states: ['planned', 'closed', 'cancelled'] },
    { key: 'all', label: '全部', states: [] },
  ],
};

/** Returns the URL of the page of a requirement. */
export const requirementPath = (code: string): string => `${requirementList.path}/${code}`;

export const RequirementMark = ({ state }: { readonly state: RequirementState }) => (
  <Mark waits={state === 'submitted'}>{requirementStateLabels[state]}</Mark>
);

/** What a requirement is about in one line: its title, or the beginning of its text. */
export const subjectOf = ({ title, content }: Pick<RequirementRow, 'title' | 'content'>): string =>
  title === '' ? content : title;

export const requirementColumns: readonly ListColumn<RequirementRow>[] = [
  codeColumn('编号', requirementPath),
  {
    field: 'state',
    label: '状态',
    width: 100,
    card: 'aside',
    show: ({ state }) => <RequirementMark state={state} />,
  },
  { field: 'kind', label: '类型', width: 70, show: ({ kind }) => (kind === 'message' ? '留言' : '需求') },
  { field: 'subject', label: '内容', width: 200, flex: 3, show: subjectOf },
  { field: 'device', label: '服务', width: 140, flex: 1, show: ({ device }) => device?.name ?? '' },
  {
    field: 'terms',
    label: '要求',
    width: 190,
    flex: 1,
    show: (row) => requirementTermTexts(row).join('，'),
  },
  {
    field: 'sender',
    label: '客户',
    width: 170,
    flex: 1,
    show: ({ name, company }) => [name, company].filter(Boolean).join(' '),
  },
  { field: 'created', label: '发布', width: 150, show: ({ created }) => formatInstant(created) },
];
