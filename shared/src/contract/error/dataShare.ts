import { fullText, limits, requiredMessage } from '../../rules';

/** Refusals about links to files of data, and about their tags. */
export const dataShareErrors = {
  data_share_limit: { status: 409, msg: fullText('dataShares') },
  data_share_size: {
    status: 409,
    msg: `[文件]一个分享不能超过 ${limits.dataZipBytes / 1_000_000_000} GB，请分成几个分享`,
  },
  data_tag_limit: { status: 409, msg: `[标签]一个文件最多 ${limits.fileTags} 个` },
  own_tag_limit: { status: 409, msg: `[标签]最多 ${limits.ownTags} 个不同的标签，请先删除不用的标签` },
  data_share_ended: { status: 409, msg: '此分享已到期，或已被分享人撤回' },
  data_share_password: { status: 422, msg: requiredMessage('分享密码') },
} as const;

/** More exact messages about links to files of data. */
export const dataShareReasons = {
  fileTagsFull: (name: string) => `[标签]“${name}”已有 ${limits.fileTags} 个标签`,
  sharePasswordWrong: '[分享密码]不正确，请向分享人核对',
  sharePasswordTries: '密码输错次数过多，请稍后再试',
} as const;
