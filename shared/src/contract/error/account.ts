import { fullText } from '../../rules';

/** Refusals about accounts, logins and consent. */
export const accountErrors = {
  token_missing: { status: 401, msg: '请先登录' },
  token_invalid: { status: 401, msg: '登录已失效，请重新登录' },
  member_changed: { status: 409, msg: '登录的账号已经变化，本页属于原来的账号，请刷新页面后重试' },
  consent_required: { status: 403, msg: '请先阅读并同意服务协议与隐私政策' },
  consent_outdated: { status: 409, msg: '协议已更新，请刷新页面后重新阅读' },
  account_closing: { status: 409, msg: '账号正在注销，请先在“基本信息”撤回注销' },
  close_refused: { status: 409, msg: '暂时不能注销账号，请先处理未完成的事项' },
  forbidden: { status: 403, msg: '没有权限进行此操作' },
  login_failed: { status: 401, msg: '账号或密码错误' },
  code_wrong: { status: 422, msg: '验证码错误或已过期' },
  password_wrong: { status: 422, msg: '密码不正确' },
  ticket_expired: { status: 409, msg: '二维码已过期，请重新扫码' },
  phone_taken: { status: 409, msg: '该手机号已注册，请直接登录' },
  address_limit: { status: 409, msg: fullText('addresses') },
  profile_incomplete: { status: 409, msg: '请先完成资料认证，再提交订单' },
  invitation_closed: { status: 409, msg: '邀请码只能在首单之前填写，不能再填写' },
  notice_required: { status: 409, msg: '账号安全通知须通过短信发送，不能关闭' },
} as const;

/** More exact messages about accounts, logins and consent. */
export const accountReasons = {
  passwordCommon: '[密码]过于常见，请换一个',
  newPasswordCommon: '[新密码]过于常见，请换一个',
  passwordSame: '[新密码]与现在的登录密码相同，请换一个',
  oldPasswordWrong: '[登录密码]不正确',
  phoneOfOtherAccount: '[手机号]已注册其他账号',
  newContactCodeWrong: '[验证码]错误或已过期',
  invitationUnknown: '[邀请码]不存在，请核对；没有邀请码请留空',
  invitationWrong: '[邀请码]不存在，请核对',
  invitationOwn: '[邀请码]不能填写自己的',
  invitationOfInvited: '[邀请码]不能填写您邀请的好友的',
  invitationGiven: '已填写过邀请码，不能更改',
  codeMissing: '[验证码]不能为空',
  openRecords: (obstacles: readonly string[]) => `暂时不能注销账号：${obstacles.join('；')}`,
  emailBound: '[邮箱]已绑定，修改邮箱需要验证密码或短信验证码',
  memberUnknown: (account: string) => `没有账号为 ${account} 的客户`,
} as const;
