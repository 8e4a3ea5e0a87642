import { promiseHours } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { PageSection } from '../ui/PageSection';
import { tile } from '../ui/tile';
import { AboutFrame } from './AboutFrame';

interface Value {
  readonly name: string;
  readonly text: string;
}

const values: readonly Value[] = [
  {
    name: '数据说话',
    text: '不修饰、不挑选。谱图是什么样就交付什么样，做不出来就说做不出来，并说明原因。',
  },
  {
    name: '说到做到',
    text: `“${promiseHours.call} 小时内致电”“${promiseHours.deliver} 小时内交付”写进系统，到点没做到会标红，工作人员和客户看到的是同一条时间线。`,
  },
  {
    name: '替人着想',
    text: '样品可能是几个月的心血。收样先核对，用量能省则省，破坏性检测先问再做。',
  },
  {
    name: '明码标价',
    text: '价格公开，订单保存提交时的价格；要变先问您，不在结算时加项。',
  },
];

const habits: readonly Value[] = [
  { name: '每天', text: '开机先测标样，结果不对不接样；当天的疑问当天回复。' },
  { name: '每周', text: '复盘逾期与重测的订单，写下原因，改流程而不是怪人。' },
  { name: '每月', text: '一次方法交流，把遇到的问题整理成技能课程，公开给所有人。' },
];

/** 企业文化: the lab's values. */
export function CulturePage() {
  return (
    <AboutFrame title="企业文化" lead="检测是替别人看清事实。我们珍惜这份信任。">
      <PageSection title="我们看重什么">
        <Cards list={values} columns={2} />
      </PageSection>
      <PageSection title="我们怎样工作">
        <Cards list={habits} columns={3} />
      </PageSection>
    </AboutFrame>
  );
}

function Cards({ list, columns }: { readonly list: readonly Value[]; readonly columns: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` },
      }}
    >
      {list.map(({ name, text }) => (
        <Box key={name} sx={{ ...tile, p: 2.5 }}>
          <Typography variant="h3">{name}</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
