/** Materials that a member needs for reimbursement (specification, section 3). */
export const materials = {
  contract: '合同',
  test_list: '测试清单',
  test_report: '测试报告',
  other: '其他',
} as const;
export type Material = keyof typeof materials;
