/** The two tracks of working with the lab (specification, section 1); the first is selected first. */
export const tracks = [
  { key: 'academic', label: '高校客户' },
  { key: 'enterprise', label: '企业客户' },
] as const;

export type Track = (typeof tracks)[number]['key'];
