/** Where the sample comes from (specification, section 3). */
export const sampleSources = {
  1: '新邮寄样品',
  4: '上门取样',
  2: '自带样品',
  3: '已取样',
  0: '以往订单留存样品',
  [-1]: '无需样品',
} as const;
export type SampleSource = -1 | 0 | 1 | 2 | 3 | 4;

/** What happens to the sample after the test (specification, sections 3 and 9). */
export const sampleDisposals = {
  1: '测试后寄回（5 个工作日内寄回）',
  2: '测试后留存（存放于样品柜）',
  0: '不寄回（保留 5 个工作日后销毁）',
} as const;
export type SampleDisposal = 0 | 1 | 2;

/** Sources with which the sample still has to travel: sent by the member (1) or picked up (4). */
export function travels(source: SampleSource): boolean {
  return source === 1 || source === 4;
}
