import type { Data } from '@portal/shared/contract';

/** Returns what a zip of invoices has and what it leaves out, as one sentence. */
export function zipNote({
  requests,
  files,
  without,
  beyond,
}: Omit<Data<'auth/invoiceApply/zip'>, 'url'>): string {
  return [
    `打包 ${requests} 张发票的 ${files} 个文件`,
    ...(without > 0 ? [`${without} 个申请还没有文件，未打包`] : []),
    ...(beyond > 0 ? [`另有 ${beyond} 个申请超出一次打包的上限，请缩短期间分次下载`] : []),
  ].join('；');
}
