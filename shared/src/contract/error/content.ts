/** Refusals about content that staff write: services, articles, pictures and the home page. */
export const contentErrors = {
  draft_missing: { status: 409, msg: '没有待发布的草稿，请先保存草稿' },
  content_changed: { status: 409, msg: '内容刚刚被其他人修改过，请核对后再操作' },
} as const;

/** More exact messages about content that staff write. */
export const contentReasons = {
  optionTwice: (label: string) => `[选项]“${label}”重复`,
  choiceTwice: (label: string) => `[选择]“${label}”重复`,
  noSuchChild: (id: number) => `[服务分类]没有 ${id}`,
  priceNotPositive: '[价格]按最低选择计算须大于 0',
  noSuchArea: (id: number) => `[专区]没有 ${id}`,
  areaTwice: '[专区]不能重复',
  bannerTarget: '[链接]须为 https:// 开头的网址，或在售服务项目的编号',
  pictureUnknown: (name: string) => `[图片]平台没有图片 ${name}，请先上传`,
} as const;
