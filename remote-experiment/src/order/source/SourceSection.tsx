import type { Setting } from '@portal/shared/contract';
import { FieldError, fieldsOf } from '@portal/shared/form';
import { LazyPart, Panel } from '@portal/shared/parts';
import { PickupTip, VisitSection } from '@portal/shared/pickup';
import { processTexts, type SampleSource, sampleSources, workingHours } from '@portal/shared/rules';
import { Box, Skeleton, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { OrderContext, OrderFields } from '../orderFields';
import { SendAddress } from './SendAddress';
import { SourceCard } from './SourceCard';

const { Text, Check, Choice, useField } = fieldsOf<OrderFields>();

const loadStored = () => import('./StoredSamples').then((m) => m.StoredSamples);

const hints: Readonly<Record<SampleSource, string>> = {
  1: '由您快递寄到实验室收样室',
  4: '取样员按您预约的时段上门取走样品',
  3: '取样员已按上门取样预约取走样品',
  0: '使用以往订单测试后留存在样品柜中的样品',
  2: '由您或同事把样品送到收样室，不经快递',
  [-1]: '',
};

interface SourceSectionProps {
  readonly setting: Setting;
  readonly context: OrderContext;
  /** Sources that can be chosen. */
  readonly sources: readonly SampleSource[];
}

/** The choice of the sample's source: a card for each source, with its fields. */
export function SourceSection({ setting, context, sources }: SourceSectionProps) {
  const source = useField('source');
  return (
    <Panel title="样品怎么来" aside={<PickupTip cities={setting.samplingInfo} />}>
      <Box component="fieldset" aria-label="样品来源" data-field="source" sx={cards}>
        {sources.map((value) => (
          <SourceCard
            key={value}
            value={value}
            title={sampleSources[value]}
            hint={hints[value]}
            checked={source.value === value}
            onChoose={() => source.set(value)}
          >
            {fieldsFor(value, setting, context)}
          </SourceCard>
        ))}
        <FieldError>{source.error}</FieldError>
      </Box>
    </Panel>
  );
}

function fieldsFor(source: SampleSource, setting: Setting, context: OrderContext): ReactNode {
  const { addresses, visits, stored, range, tests } = context;
  const { express } = setting.localInfo;
  if (source === 1)
    return (
      <Fields>
        <SendAddress express={express} title="请将样品寄送至">
          {processTexts.send}
          。提交后可在订单详情打印寄样标签，贴在包裹外（或写明订单号、姓名和手机号），并随样品附上签好字的协议。寄出后在订单详情填写快递单号。
        </SendAddress>
        <PickupMessage />
      </Fields>
    );
  if (source === 4)
    return (
      <Fields>
        <VisitSection setting={setting} addresses={addresses} held={context.held}>
          <Check name="save">保存到地址簿</Check>
        </VisitSection>
        <PickupMessage />
      </Fields>
    );
  if (source === 3)
    return (
      <Choice
        name="sampling_rid"
        choices={visits.map(({ rid, code, date, time }) => ({
          value: rid,
          label: `${date} ${time}（${code}）`,
        }))}
      />
    );
  if (source === 0)
    return (
      <LazyPart
        eager
        name="stored samples of an order"
        load={loadStored}
        props={{ stored, range, tests }}
        loading={<Skeleton variant="rounded" height={88} />}
      />
    );
  return (
    <SendAddress express={express} title="请将样品送至">
      {workingHours.full} 收样。送到时请说明订单号（提交后生成），并附上签好字的协议。
    </SendAddress>
  );
}

const Fields = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
);

const PickupMessage = () => (
  <Text name="pickupMessage" label="送样留言" rows={2} placeholder="如：样品怕潮、需冷藏、到达前请电话联系" />
);

/** The section of an order for which no sample is handed in. */
export function NoSample({ onSite }: { readonly onSite: boolean }) {
  return (
    <Panel title="样品信息">
      <Typography variant="body2">
        {onSite
          ? '现场预约无需寄送或登记样品：请在预约的机时携带样品到场，测试后由您带回。'
          : `所选项目${sampleSources[-1]}，提交后客户经理会与您联系获取数据。`}
      </Typography>
    </Panel>
  );
}

const cards = { border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1.5 } as const;
