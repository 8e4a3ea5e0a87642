import type { Data } from '@portal/shared/contract';
import { Link } from '@portal/shared/portal';
import { formatInstant, type QuotationState, quotationStateLabels } from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';
import { codeColumn } from '../ui/list/codeColumn';
import type { ListColumn } from '../ui/list/column';
import type { ListKind } from '../ui/list/listQuery';
import { Mark } from '../ui/Mark';

export type QuotationRow = Data<'staff/quotation/list'>['list'][number];

export const quotationList: ListKind<QuotationState> = {
  path: '/staff/quotations',
  filters: [
    { key: 'open', label: quotationStateLabels.open, states: ['open'] },
    { key: 'accepted', label: quotationStateLabels.accepted, states: ['accepted'] },
    { key: 'declined', label: quotationStateLabels.declined, states: ['declined'] },
    { key: 'ended', label: '已失效', states: ['expired', 'superseded', 'withdrawn'] },
    { key: 'all', label: '全部', states: [] },
  ],
};

/** Returns the URL of the page of a quotation. */
export const quotationPath = (code: string): string => `${quotationList.path}/${code}`;

export const QuotationMark = ({ state }: { readonly state: QuotationState }) => (
  <Mark waits={state === 'open'}>{quotationStateLabels[state]}</Mark>
);

/** The order or the requirement that a quotation is for. */
export const QuotationTarget = ({ target: { kind, code } }: Pick<QuotationRow, 'target'>) => (
  <Box
    component={Link}
    to={kind === 'order' ? `/staff/orders/${code}` : `/staff/requirements/${code}`}
    sx={{ color: 'primary.main' }}
  >
    {code}
  </Box>
);

export const quotationColumns: readonly ListColumn<QuotationRow>[] = [
  codeColumn('报价单号', quotationPath),
  {
    field: 'state',
    label: '状态',
    width: 130,
    card: 'aside',
    show: ({ state }) => <QuotationMark state={state} />,
  },
  { field: 'due', label: '应付', width: 120, align: 'right', show: ({ due_fen }) => <Money fen={due_fen} /> },
  { field: 'target', label: '对象', width: 165, show: QuotationTarget },
  { field: 'member', label: '客户', width: 160, flex: 1, show: ({ member }) => member },
  { field: 'until', label: '有效期至', width: 110, show: ({ valid_until }) => valid_until },
  { field: 'revision', label: '第几版', width: 75, align: 'right', show: ({ revision }) => revision },
  { field: 'created', label: '发送', width: 150, show: ({ created }) => formatInstant(created) },
  { field: 'note', label: '说明', width: 150, flex: 1, show: ({ note, reason }) => reason || note },
];
