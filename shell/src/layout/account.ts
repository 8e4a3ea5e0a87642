import { paths } from '@portal/shared/portal';
import type { NavLeaf } from './navigation';

export interface AccountGroup {
  readonly label: string;
  readonly pages: readonly NavLeaf[];
}

const page = (label: string, name: string): NavLeaf => ({ label, to: paths.memberPage(name) });

/** The groups of the account menu (specification, section 2). */
export const accountGroups: readonly AccountGroup[] = [
  {
    label: '资产管理',
    pages: [
      page('预存款', 'prestore'),
      page('未结算', 'unsettled'),
      page('待付款', 'unpaid'),
      page('优惠券', 'coupon'),
    ],
  },
  { label: '个人信息', pages: [page('基本信息', 'information'), page('地址管理', 'address')] },
  { label: '订单中心', pages: [page('我的订单', 'order'), page('订单查询', 'oquery')] },
  {
    label: '会员中心',
    pages: [page('推广中心', 'promotion'), page('邀请好友', 'invite'), page('我的积分', 'integral')],
  },
  { label: '发票中心', pages: [page('发票管理', 'invoiceMg'), page('开票记录', 'invoiceLs')] },
  { label: '社群', pages: [page('我管理的社群', 'communityMg'), page('我加入的社群', 'communityJn')] },
];
