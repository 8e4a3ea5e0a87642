/** User types of the certification (specification, section 3). */
export const organizations = { 0: '学生', 3: '教师', 1: '个人', 2: '企业' } as const;
export type Organization = 0 | 1 | 2 | 3;

/** Returns true for enterprises, which sign and prepay before they send samples; all others test first and pay later. */
export function isEnterprise(organization: Organization | null): boolean {
  return organization === 2;
}
