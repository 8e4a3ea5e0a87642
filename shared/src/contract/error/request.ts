import { formatInstant, formatMessage } from '../../rules';

/** Refusals about requests in general. */
export const requestErrors = {
  invalid_input: { status: 422, msg: '填写内容有误，请检查后重试' },
  malformed_body: { status: 422, msg: '请求内容无法解析，请检查格式' },
  unknown_path: { status: 404, msg: '请求的地址不存在' },
  malformed_request: { status: 400, msg: '请求格式有误，请检查后重试' },
  headers_too_large: { status: 431, msg: '请求头过大，请清除浏览器 Cookie 后重试' },
  request_timeout: { status: 408, msg: '提交超时，请检查网络后重试' },
  path_too_long: { status: 414, msg: '网址过长，请检查后重试' },
  seen_changed: { status: 409, msg: '内容已变化，请核对后重新确认' },
  not_found: { status: 404, msg: '内容不存在或已下架' },
  body_too_large: { status: 413, msg: '提交内容过大，请缩小后重试' },
  unsupported_media: { status: 422, msg: '不支持的提交格式' },
  too_many_requests: { status: 429, msg: '操作过于频繁，请稍后再试' },
  idempotency_mismatch: { status: 422, msg: '重复提交的内容与首次不一致，请刷新页面后重试' },
  idempotency_in_flight: { status: 409, msg: '正在处理上一次提交，请稍候' },
  edited_meanwhile: { status: 409, msg: '内容刚刚被修改过，请核对后再保存' },
  unavailable: { status: 503, msg: '服务暂时不可用，请稍后再试' },
  storage_full: { status: 503, msg: '服务器存储空间不足，暂时不能保存，请稍后再试' },
  internal: { status: 500, msg: '服务器出错了，请稍后再试' },
} as const;

const decidedRecords = {
  approval: '复核单',
  clusterPayment: '付款',
  apply: '入群申请',
  invite: '入群邀请',
  transferApply: '转账凭证',
  bankLine: '银行流水',
  unclaimed: '待认领记录',
} as const;
export type DecidedRecord = keyof typeof decidedRecords;

/** Who decided about a record and when, as far as it is known and may be told. */
export interface DecidedBy {
  readonly by?: string | undefined;
  readonly at?: Date | null | undefined;
}

/** More exact messages about requests in general. */
export const requestReasons = {
  /** `state` is the label of what was decided. */
  decided: (what: DecidedRecord, state: string, { by, at }: DecidedBy) => {
    const told = [by, at && formatInstant(at.toISOString())].filter(Boolean).join('，');
    return `该${decidedRecords[what]}${state}${told && `（${told}）`}`;
  },
  seenChanged: (change: string) => `${change}，请核对后重新确认`,
  unknownField: '不支持的字段',
  pagedBy: (kind: string, given: string) =>
    kind === 'page'
      ? `不支持 ${given}，该列表用 page（从 1 起）和 size 翻页`
      : `不支持 ${given}，该列表用 ${kind} 和 size 翻页：${kind} 为上一页回答中的 next`,
  unsupportedCharacters: '内容含有不支持的字符',
  etagMissing: '请先查看最新内容，在此基础上修改后再保存',
  unknownRegion: '[所在地区]的省、市、区县与地区代码不一致，请重新选择',
  idempotencyKeyFormat: formatMessage('Idempotency-Key'),
  noSuchCode: (label: string, code: string) => `没有${label} ${code}`,
} as const;
