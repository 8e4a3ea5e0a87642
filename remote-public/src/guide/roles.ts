import { paths } from '@portal/shared/portal';
import { type Organization, organizations } from '@portal/shared/rules';

/** A track of the guide: both have chapters of their own. */
export type Track = 'academic' | 'enterprise';

/** What a reader of one role has to know first. */
export interface GuideRole {
  /** Value of `role` in the URL. */
  readonly key: string;
  readonly name: string;
  readonly track: Track;
  readonly lines: readonly string[];
  readonly link: { readonly label: string; readonly to: string };
}

const role = (organization: Organization, rest: Omit<GuideRole, 'name'>): GuideRole => ({
  name: organizations[organization],
  ...rest,
});

/** The roles of the certification, in the order in which the guide offers them. */
export const guideRoles: readonly GuideRole[] = [
  role(0, {
    key: 'student',
    track: 'academic',
    lines: ['先测后付', '资料里要填写导师', '课题组的社群可以代付'],
    link: { label: '加入社群', to: paths.memberPage('communityJn') },
  }),
  role(3, {
    key: 'teacher',
    track: 'academic',
    lines: ['先测后付，也可预存', '建社群，替学生付款', '按人、按项目设预算'],
    link: { label: '建社群', to: paths.memberPage('communityMg') },
  }),
  role(1, {
    key: 'individual',
    track: 'academic',
    lines: ['先测后付', '填好姓名与地址即可下单', '个人抬头也能开票'],
    link: { label: '完善资料', to: paths.memberPage('information') },
  }),
  role(2, {
    key: 'enterprise',
    track: 'enterprise',
    lines: ['先锁定方案与报价', '签合同、全额预付后寄样', '形式发票可先开'],
    link: { label: '发布需求', to: paths.require },
  }),
];

/** Returns the role that the URL names; undefined for any other value. */
export const roleOf = (search: string): GuideRole | undefined => {
  const named = new URLSearchParams(search).get('role');
  return guideRoles.find(({ key }) => key === named);
};
