/** Suggested search words, one for each field of testing. */
export const suggestedWords = [
  'XRD',
  '扫描电镜',
  'XPS',
  '红外光谱',
  '比表面积',
  '核磁共振',
  'ICP-MS',
  '粒度分布',
  '第一性原理',
] as const;
