import { processTexts } from '@portal/shared/rules';
import type { ProcessStep } from './ProcessSteps';
import { processIcons } from './processIcons';

const delivered: ProcessStep = {
  title: '数据交付',
  text: `${processTexts.deliver}。`,
  icon: processIcons.data,
};

/**
 * Steps of 高校客户: test first, pay later (texts of the specification, section 1). `cities` are those with free
 * pick-up.
 */
export function academicSteps(cities: readonly string[]): readonly ProcessStep[] {
  const pickup = cities.length > 0 ? `${cities.join('、')}可免费上门取样。` : '';
  return [
    { title: '注册账号', text: '注册即享先测后付与客户经理服务。', icon: processIcons.account },
    { title: '选择项目', text: '登录后选择项目，自动生成实验方案，一键下单。', icon: processIcons.list },
    { title: '签协议寄样', text: `下载并签署协议，随样品一同寄出。${pickup}`, icon: processIcons.sign },
    {
      title: '收样确认',
      text: `${processTexts.call}。`,
      icon: processIcons.call,
    },
    delivered,
    { title: '结算开票', text: '确认结算单，申请发票。推荐预存，结算更省心。', icon: processIcons.bill },
    {
      title: '样品寄回',
      text: `${processTexts.return}。`,
      icon: processIcons.back,
    },
  ];
}

/** Steps of 企业客户: contract and full prepayment before the sample is sent. */
export const enterpriseSteps: readonly ProcessStep[] = [
  { title: '注册账号', text: '注册即享客户经理服务。', icon: processIcons.account },
  { title: '锁定方案', text: '客户经理致电沟通需求，锁定方案并报价。', icon: processIcons.call },
  { title: '签约付款', text: '双方达成一致，签订合同并全额预付。', icon: processIcons.sign },
  {
    title: '寄送样品',
    text: `${processTexts.recheck}。`,
    icon: processIcons.box,
  },
  delivered,
];
