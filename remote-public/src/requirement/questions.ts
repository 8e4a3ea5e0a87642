import { workingHours } from '@portal/shared/rules';

/** Questions about posting a requirement. */
export const questions = [
  {
    question: '多久会有人联系我？',
    answer: `客户经理在工作时间（${workingHours.full}）致电，确认样品与测试条件；着急的话可以直接拨打热线。`,
  },
  {
    question: '只想问方案和价格，也可以提交吗？',
    answer: '可以。方案与报价确认后才下单，提交需求不产生费用。',
  },
  {
    question: '附件可以放什么？',
    answer: '参考文献、样品照片、样品清单都可以，客户经理会据此推荐方法和测试条件。',
  },
] as const;
