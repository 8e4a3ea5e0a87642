import type { OrderReady, PlanItem } from '@portal/shared/contract';
import { Fact, FactList, plainList, useFolded } from '@portal/shared/parts';
import {
  formatAddress,
  formatRange,
  type Material,
  materials as materialNames,
  sampleDisposals,
  sampleSources,
} from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { PriceLines } from '../../ui/PriceLines';
import { UnitPrice } from '../../ui/UnitPrice';
import { ReusedSamples } from './ReusedSamples';

interface ReadyOrderProps {
  readonly items: readonly PlanItem[];
  readonly order: OrderReady;
  /** Called with the stored samples that the member chooses. */
  readonly onStored: (rids: readonly string[]) => void;
}

/** What is ordered and how. */
export function ReadyOrder({ items, order, onStored }: ReadyOrderProps) {
  const { quote, hours, materials, materials_other, stored_rids, sample_disposal, return_address } = order;
  const [shown, showAll] = useFolded(items, { first: 10, what: '项' });
  return (
    <>
      <Box component="ul" aria-label="检测项目" sx={{ ...plainList, display: 'grid', gap: 1 }}>
        {shown.map((item) => (
          <Box
            component="li"
            key={item.rid}
            sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{item.name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {item.option_text.join('；')}
              </Typography>
            </Box>
            <Typography component="div" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
              <UnitPrice item={item} /> × {item.count} {item.unit}
            </Typography>
          </Box>
        ))}
      </Box>
      {showAll}
      <FactList>
        <Fact term="样品">{sampleText(items, order)}</Fact>
        {sample_disposal !== null && <Fact term="测试后">{sampleDisposals[sample_disposal]}</Fact>}
        {return_address && (
          <Fact term="寄回">
            {return_address.name} {return_address.phone}，{formatAddress(return_address)}（与上一订单相同）
          </Fact>
        )}
        {hours.map(({ rid, name, starts, ends }) => (
          <Fact key={rid} term="上机时间">
            {name} {formatRange({ starts, ends })}
          </Fact>
        ))}
        <Fact term="报销材料">{materialText(materials, materials_other)}</Fact>
        <Fact term="课题编号">{order.fund_code && `${order.fund_code}（与上一订单相同）`}</Fact>
      </FactList>
      {sample_disposal !== null && <ReusedSamples items={items} chosen={stored_rids} onChange={onStored} />}
      <PriceLines quote={quote} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        提交后将生成《检测技术服务协议》，可在订单详情中下载、签字并回传；最终费用以结算单为准。数据分析项目的原始数据可在下单后上传。
      </Typography>
    </>
  );
}

function sampleText(items: readonly PlanItem[], { sample_disposal }: OrderReady): string {
  if (!items.some((item) => item.needs_sample)) return '无需寄样';
  return sample_disposal === null ? '待填写' : `${sampleSources[0]}，无需再寄`;
}

function materialText(chosen: readonly Material[], other: string): string {
  if (chosen.length === 0) return '不需要';
  const names = chosen.map((name) => (name === 'other' ? other : materialNames[name]));
  return `${names.join('、')}（与上一订单相同）`;
}
