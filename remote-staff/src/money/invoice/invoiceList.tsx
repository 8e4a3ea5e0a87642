import type { Data } from '@portal/shared/contract';
import {
  formatInstant,
  type InvoiceApplyState,
  invoiceApplyStateLabels,
  invoiceTypes,
} from '@portal/shared/rules';
import { Money } from '@portal/shared/ui';
import { codeColumn } from '../../ui/list/codeColumn';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';

type InvoiceRow = Data<'staff/invoiceApply/list'>['list'][number];

/** What finance has to do something about. */
const waiting: readonly InvoiceApplyState[] = ['waiting', 'issuing', 'red_applied', 'red_confirmed'];

export const invoiceList: ListKind<InvoiceApplyState> = {
  path: '/staff/money/invoices',
  filters: [
    { key: 'open', label: '未办结', states: waiting },
    { key: 'waiting', label: '待开票', states: ['waiting'] },
    { key: 'issuing', label: '开票中', states: ['issuing'] },
    { key: 'red', label: '红冲中', states: ['red_applied', 'red_confirmed'] },
    { key: 'issued', label: '已开票', states: ['issued'] },
    { key: 'ended', label: '已结束', states: ['red', 'refused', 'cancelled'] },
    { key: 'all', label: '全部', states: [] },
  ],
};

/** Returns the URL of the page of a request. */
export const invoicePath = (code: string): string => `${invoiceList.path}/${code}`;

/** The state of a request. */
export const InvoiceMark = ({ state }: { readonly state: InvoiceApplyState }) => (
  <Mark waits={waiting.includes(state)}>{invoiceApplyStateLabels[state]}</Mark>
);

export const invoiceColumns: readonly ListColumn<InvoiceRow>[] = [
  codeColumn('申请单号', invoicePath),
  {
    field: 'state',
    label: '状态',
    width: 110,
    card: 'aside',
    show: ({ state }) => <InvoiceMark state={state} />,
  },
  {
    field: 'amount',
    label: '金额',
    width: 120,
    align: 'right',
    show: ({ amount_fen }) => <Money fen={amount_fen} />,
  },
  { field: 'type', label: '类型', width: 120, show: ({ type }) => invoiceTypes[type] },
  { field: 'title', label: '抬头', width: 160, flex: 2, show: ({ title }) => title.title },
  { field: 'member', label: '客户', width: 140, flex: 1, show: ({ member }) => member },
  { field: 'number', label: '发票号码', width: 180, show: ({ number }) => number ?? '' },
  { field: 'changed', label: '状态自', width: 150, show: ({ changed }) => formatInstant(changed) },
];
