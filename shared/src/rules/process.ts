/**
 * Sentences of the service process (specification, section 1), which home, guide, order form, agreement and the seed's texts
 * take from here, so that all of them tell the same one.
 */
export const processTexts = {
  /** When the sample is sent, for both tracks. */
  send: '学生、教师和个人提交订单后即可寄样；企业客户在方案锁定、签约并全额预付后寄样',
} as const;
