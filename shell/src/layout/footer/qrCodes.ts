import { paths } from '@portal/shared/portal';

export interface QrTarget {
  readonly label: string;
  /** For the small buttons of the side bar. */
  readonly short: string;
  /** Path of the portal that the code leads to. */
  readonly to: string;
}

/** The three codes of footer and side bar (specification, section 2); each opens a page of this portal. */
export const qrTargets: readonly QrTarget[] = [
  { label: '官方公众号', short: '公众号', to: paths.list('news') },
  { label: '商务咨询', short: '咨询', to: paths.contact },
  { label: '小程序下单', short: '小程序', to: paths.project() },
];
