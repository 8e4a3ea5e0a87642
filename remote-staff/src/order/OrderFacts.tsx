import type { Data } from '@portal/shared/contract';
import { Fact, FactList, lineAbove, Panel, plainList } from '@portal/shared/parts';
import {
  formatInstant,
  humanAnswers,
  knowsTests,
  type OrderState,
  sampleDisposals,
  sampleSources,
} from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';
import { DataDrop } from '../ui/data/DataDrop';
import { MemberLink } from '../ui/member/MemberLink';
import { desk } from '../ui/session/desk';
import { OrderFiles } from './OrderFiles';
import { OrderRecords } from './OrderRecords';
import { OrderReports } from './OrderReports';
import { OrderRetests } from './OrderRetests';
import { OrderSamples } from './OrderSamples';

interface OrderFactsProps {
  readonly order: Data<'staff/order/detail'>;
}

const humanText = {
  none: humanAnswers.none,
  agreed: `${humanAnswers.agreed}，已承诺伦理与人类遗传资源合规；请核对批件`,
} as const;

/** States in which the lab adds data: before the delivery, and after it when it answers a question or corrects something. */
const takesData: readonly OrderState[] = ['testing', 'delivered', 'billed', 'disputed', 'unpaid', 'paid'];

const labelOf = (labels: Readonly<Record<number, string>>, key: number) => labels[key];

/** What was ordered, by whom, with which samples and files. */
export function OrderFacts({ order }: OrderFactsProps) {
  const pickup = order.pickup?.date ? order.pickup : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel title="项目">
        <Box component="ul" sx={plainList}>
          {order.items.map((item) => (
            <Box component="li" key={item.rid} sx={{ ...row, ...lineAbove }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <b>{item.name}</b> × {item.count} {item.unit}
                <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{item.option_text.join('；')}</Box>
              </Box>
              <Money fen={item.total_fen} />
            </Box>
          ))}
        </Box>
        <Box sx={{ ...row, ...lineAbove }}>
          <Box sx={{ flex: 1 }}>{order.discount_fen > 0 ? '合计（已减优惠）' : '合计'}</Box>
          <Money fen={order.due_fen} strong />
        </Box>
      </Panel>
      <Panel title="客户与样品">
        <FactList columns={2}>
          <Fact term="客户">
            <MemberLink account={order.member_rid}>{order.member}</MemberLink>
          </Fact>
          <Fact term="代下单">
            {order.prepared_at
              ? `${order.prepared_by} ${formatInstant(order.prepared_at)} 填写，客户本人确认下单`
              : undefined}
          </Fact>
          <Fact term="样品来源">{labelOf(sampleSources, order.sample_source)}</Fact>
          <Fact term="样品处理">
            {order.sample_disposal === null ? undefined : labelOf(sampleDisposals, order.sample_disposal)}
          </Fact>
          <Fact term="人源样品">
            {order.human_samples === null ? undefined : humanText[order.human_samples]}
          </Fact>
          <Fact term="寄回地址">
            {order.return_address
              ? `${order.return_address.name} ${order.return_address.phone} ${order.return_address.place}`
              : undefined}
          </Fact>
          <Fact term="快递单号">
            {order.parcel ? `${order.parcel.company} ${order.parcel.number}` : undefined}
          </Fact>
          <Fact term="取样预约">
            {order.sampling
              ? `${order.sampling.code} ${order.sampling.date} ${order.sampling.time}`
              : undefined}
          </Fact>
          <Fact term="上门取样">{pickup && `${pickup.date} ${pickup.time}`}</Fact>
          <Fact term="取样地址">
            {pickup && `${pickup.name} ${pickup.phone} ${pickup.place} ${pickup.message}`}
          </Fact>
          <Fact term="送样说明">{order.pickup?.type === 0 ? order.pickup.message : ''}</Fact>
          <Fact term="课题编号">{order.fund_code}</Fact>
          <Fact term="客户留言">{order.message}</Fact>
        </FactList>
        {!knowsTests(order.items, order.samples) && (
          <Box sx={{ mt: 1, fontSize: 14, color: 'warning.main' }}>
            客户未指定各样品的检测项目，请在致电时确认
          </Box>
        )}
        <OrderSamples order={order} />
      </Panel>
      <OrderReports order={order} />
      <OrderRetests order={order} />
      <OrderRecords order={order} />
      {takesData.includes(order.state) && desk.may(['manager', 'lab']) && (
        <DataDrop title="添加数据" within={{ key: order.code, codes: [order.code], only: true }} />
      )}
      <OrderFiles order={order} />
    </Box>
  );
}

const row = { display: 'flex', gap: 1.5, py: 1, fontSize: 14 } as const;
