import type { Organization } from './organization';

/** What kinds of customers the lab tells apart, with the user types of each; without one before the certification. */
export const memberKindLabels = {
  university: '高校院所',
  company: '企业',
  individual: '个人',
  uncertified: '未认证',
} as const;
export type MemberKind = keyof typeof memberKindLabels;
export const memberKinds = Object.keys(memberKindLabels) as [MemberKind, ...MemberKind[]];

const kindOf: Readonly<Record<Organization, MemberKind>> = {
  0: 'university',
  1: 'individual',
  2: 'company',
  3: 'university',
};

/** Returns the kind of a customer. */
export const memberKindOf = (organization: Organization | null): MemberKind =>
  organization === null ? 'uncertified' : kindOf[organization];

/** State of a member's account: in use, to be closed, closed, or given up for another account of the same person. */
export const memberStateLabels = {
  active: '正常',
  closing: '注销中',
  closed: '已注销',
  merged: '已合并',
} as const;
export type MemberState = keyof typeof memberStateLabels;
export const memberStates = Object.keys(memberStateLabels) as [MemberState, ...MemberState[]];
