/** Placeholders for partners' logos: invented, neutral and marked as samples. */
export const partnerSeeds = [
  { name: '示例高校A', img: '/upload/img/partner-a.svg' },
  { name: '示例高校B', img: '/upload/img/partner-b.svg' },
  { name: '示例研究所C', img: '/upload/img/partner-c.svg' },
  { name: '示例企业D', img: '/upload/img/partner-d.svg' },
] as const;
