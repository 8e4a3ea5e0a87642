import type { Cluster, Data, OrderRow } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { paths } from '@portal/shared/portal';
import { QuotationChip, validityText } from '@portal/shared/quotation';
import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { StateChip } from '../../ui/StateChip';
import { StatementChip } from '../../ui/statement/StatementChip';
import { TimeLeft } from '../../ui/statement/TimeLeft';
import { statusTextOf } from '../../ui/statusText';
import type { TaskText } from './Task';

type QuotationRow = Data<'auth/quotation/list'>['list'][number];
type RequirementRow = Data<'auth/requirement/list'>['list'][number];
type StatementRow = Data<'auth/assign/settlementList'>['list'][number];

/**
 * A statement to confirm with the days that are left, or to pay with what is owed. What is reported as transferred (`reported_fen`)
 * waits for the lab.
 */
export function statementTask(row: StatementRow, reported_fen: number): TaskText[] {
  const { rid, code, state, orders, total_fen, owed_fen, waiting_fen, review_until, can } = row;
  const about = `结算单 ${code} · 订单 ${orders.map((order) => order.code).join('、')}`;
  const task = { key: rid, chip: <StatementChip state={state} />, about };
  if (can.includes('right')) {
    const text = (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        请核对结算单并确认，共 {formatFen(total_fen)} <TimeLeft until={review_until} />
      </Box>
    );
    return [{ ...task, to: paths.memberPage('unsettled'), text }];
  }
  const payable = owed_fen - waiting_fen - reported_fen;
  if (!can.includes('pay') || payable <= 0) return [];
  const text = [
    `待付款 ${formatFen(payable)}`,
    reported_fen > 0 && `另有转账 ${formatFen(reported_fen)} 核对中`,
  ];
  return [{ ...task, to: paths.memberPage('unpaid'), text: text.filter(Boolean).join('，') }];
}

/** A quotation to answer with the days that are left. */
export function quotationTask({ rid, code, state, target, due_fen, valid_until }: QuotationRow): TaskText {
  const [noun, page] =
    target.kind === 'order' ? ['订单', paths.order(target.rid)] : ['需求', paths.requirement(target.code)];
  return {
    key: rid,
    to: `${page}#quotation`,
    chip: <QuotationChip state={state} />,
    text: `报价单 ${formatFen(due_fen)}，${validityText(valid_until)}`,
    about: `${code} · ${noun} ${target.code}`,
  };
}

/** A requirement about which the lab wrote or decided something that the member has not seen. */
export const replyTask = ({ code, title, content }: RequirementRow): TaskText => ({
  key: code,
  to: paths.requirement(code),
  text: '客户经理有新回复',
  about: `${code} · ${title || content}`,
  chip: <Chip size="small" variant="outlined" color="warning" label="需求" />,
});

/** Payments and applications that wait in a group that the member manages. */
export function clusterTasks({ rid, name, applications, approvals }: Cluster): TaskText[] {
  const chip = <Chip size="small" variant="outlined" color="warning" label="社群" />;
  const page = `${paths.memberPage('communityMg')}/${rid}`;
  const { count, amount_fen } = approvals;
  return [
    count > 0 && {
      key: `${rid} approvals`,
      to: `${page}?tab=approvals`,
      chip,
      about: name,
      text: `${count} 笔付款待您批准，共 ${formatFen(amount_fen)}`,
    },
    applications > 0 && {
      key: `${rid} requests`,
      to: `${page}?tab=requests`,
      chip,
      about: name,
      text: `${applications} 人申请加入社群`,
    },
  ].filter((task) => task !== false);
}

/** The next step of an order; nothing when it does not wait for the member, or for the answer to a quotation, which is a task of its own. */
export function orderTask(order: OrderRow): TaskText[] {
  const status = statusTextOf(order);
  if (!status?.byMember || order.next === 'reply') return [];
  const about = `${order.code} · ${order.items.map((item) => item.name).join('、')}`;
  // Its state would say that it waits for the lab, which confirms it when the data are there.
  const chip =
    order.state === 'submitted' ? (
      <Chip size="small" variant="outlined" color="warning" label="等您上传" />
    ) : (
      <StateChip state={order.state} />
    );
  return [{ key: order.rid, to: paths.order(order.rid), chip, text: status.text, about }];
}
