/** What the lab keeps to with every sample (specification, sections 1 and 9). */
export const promises = [
  { figure: '2 小时', text: '收到样品后 2 小时内，客户经理来电与您核对并锁定方案。' },
  { figure: '2 小时', text: '检测完成后 2 小时内交付数据，短信、邮件和站内消息同时通知。' },
  { figure: '48 小时', text: '结清后 48 小时内寄回样品，不寄回的样品保存 5 个工作日再销毁。' },
  { figure: '公开', text: '价格、周期、样品要求与方法标准写在每个项目的页面上，下单前就能看到。' },
] as const;
