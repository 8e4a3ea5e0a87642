import { paths } from '@portal/shared/portal';

export interface QrTarget {
  readonly label: string;
  /** Path of the page that the code opens. */
  readonly to: string;
}

/** The three QR codes of footer and side bar (specification, section 2); each opens a page of this portal. */
export const qrTargets: readonly QrTarget[] = [
  { label: '官方公众号', to: paths.list('news') },
  { label: '商务咨询', to: paths.contact },
  { label: '小程序下单', to: paths.project() },
];
