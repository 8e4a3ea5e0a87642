import { formatFen } from '@portal/shared/rules';
import { academicSteps, enterpriseSteps } from '../ui/process/processTracks';
import { Questions } from '../ui/Questions';
import type { Chapter } from '../ui/static/chapter';
import { Prose } from '../ui/static/Prose';
import { faq } from './faq';
import { Pickup } from './Pickup';
import { Register } from './Register';
import { Sending } from './Sending';
import { Track } from './Track';

/** Returns the guide's chapters in the order of the customer's steps; `cities` are those with free pick-up. */
export function guideChapters(cities: readonly string[]): readonly Chapter[] {
  return [
    {
      id: 'academic',
      title: '高校客户：先测后付',
      body: <Track steps={academicSteps(cities)} begin={<Register />} />,
    },
    {
      id: 'enterprise',
      title: '企业客户：签约预付',
      body: <Track steps={enterpriseSteps} begin={<Register />} />,
    },
    { id: 'sending', title: '寄送样品', body: <Sending /> },
    { id: 'pickup', title: '上门取样', body: <Pickup /> },
    {
      id: 'price',
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
    { id: 'questions', title: '常见问题', body: <Questions questions={faq} /> },
  ];
}
