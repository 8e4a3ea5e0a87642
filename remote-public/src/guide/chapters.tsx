import { formatFen } from '@portal/shared/rules';
import { processIcons } from '../ui/process/processIcons';
import { academicSteps, enterpriseSteps } from '../ui/process/processTracks';
import { Questions } from '../ui/Questions';
import type { Chapter } from '../ui/static/chapter';
import { Prose } from '../ui/static/Prose';
import { faq } from './faq';
import { Pickup } from './Pickup';
import { Register } from './Register';
import type { Track } from './roles';
import { Sending } from './Sending';
import { TrackSteps } from './TrackSteps';

/**
 * Returns the guide's chapters in the order of the customer's steps; `cities` are those with free pick-up. Of the two tracks that
 * of the reader, or both side by side when it is not known.
 */
export function guideChapters(cities: readonly string[], track?: Track): readonly Chapter[] {
  const tracks: readonly (Chapter & { readonly id: Track })[] = [
    {
      id: 'academic',
      title: '高校客户：先测后付',
      half: !track,
      body: <TrackSteps steps={academicSteps(cities)} begin={<Register />} folded={!track} />,
    },
    {
      id: 'enterprise',
      title: '企业客户：签约预付',
      half: !track,
      body: <TrackSteps steps={enterpriseSteps} begin={<Register />} folded={!track} />,
    },
  ];
  return [
    ...tracks.filter(({ id }) => !track || id === track),
    { id: 'sending', icon: processIcons.box, title: '寄送样品', body: <Sending /> },
    { id: 'pickup', icon: guideIcons.van, title: '上门取样', body: <Pickup /> },
    {
      id: 'price',
      icon: guideIcons.price,
      title: '价格怎么算',
      body: (
        <Prose
          text={[
            `单价是项目的基础价加上所选参数的价格，再乘以数量。例如基础价 ${formatFen(6000)}，加选一项 ${formatFen(2000)}，三个样品共 ${formatFen(24000)}。`,
            [
              '项目页随选择实时显示价格，实验方案按当日价格合计。',
              '订单保存提交时的价格；提交前如有变价，会请您核对后再提交。',
              '页面没有列出的特殊条件由客户经理报价，您同意后才执行。',
            ],
          ]}
        />
      ),
    },
    {
      id: 'invoice',
      icon: processIcons.bill,
      title: '付款与发票',
      body: (
        <Prose
          text={[
            '高校客户在数据交付后确认结算单再付款；企业客户签约后全额预付。可开具：',
            [
              '电子普通发票',
              '电子专用发票：需要税号、地址、电话、开户行与账号',
              '形式发票：可在付款之前开具，用于走付款流程',
              '收据',
            ],
            '报销需要的合同、测试清单、检测报告可一并提供。',
          ]}
        />
      ),
    },
    { id: 'questions', icon: guideIcons.question, title: '常见问题', body: <Questions questions={faq} /> },
  ];
}

/** Icons of the chapters that are no step of a track (view box 24 × 24). */
const guideIcons = {
  van: 'M3 6h11v11H3zM14 10h4l3 4v3h-7M7 19a2 2 0 1 0 0-4a2 2 0 0 0 0 4M17 19a2 2 0 1 0 0-4a2 2 0 0 0 0 4',
  price: 'M7 4l5 7 5-7M7 12h10M7 16h10M12 11v9',
  question: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01',
} as const;
