import { workingHours } from '@portal/shared/rules';

/** What happens after a requirement was posted. */
export const nextSteps = [
  '编号会以短信发到您的手机。',
  `客户经理在工作时间（${workingHours.full}）致电，确认样品与测试条件。`,
  '方案与报价确认后，可在线下单、寄样，进度全程可查。',
] as const;
