/** Data that the portal collects, by occasion (tables of the server's modules). */
export const collected = {
  label: '收集的信息',
  head: ['场景', '信息', '用途'],
  rows: [
    ['注册与登录', '手机号、验证码、密码（只存散列值）、选填的邀请码', '建立账号、验证身份'],
    ['微信登录', '微信返回的用户标识', '把微信与您的账号关联；不读取头像、好友等信息'],
    ['完善资料', '姓名、邮箱、身份类型、单位；学生另有导师的姓名与联系方式', '签订协议、交付数据、开具发票'],
    ['地址', '收件人、手机号、地区与详细地址', '上门取样、寄回样品'],
    ['下单', '所选项目与参数、样品信息、备注、上传的签署协议', '完成检测'],
    ['发布需求、留言', '姓名、手机号、选填的邮箱与单位、内容与附件', '回复您、给出方案与报价'],
    ['登录设备', '浏览器与系统的名称、遮住后两段的网络地址、最近使用时间', '让您看到并退出不认识的设备'],
    ['运行日志', '网络地址、访问的路径（不含查询参数）、结果与耗时', '排查故障、防止滥用'],
  ],
} as const;

/** Data stored in the browser: cookies of the gateway, storage of shell and areas. */
export const kept = {
  label: '浏览器中保存的内容',
  head: ['名称', '内容', '保存到'],
  rows: [
    ['Cookie portal.browser', '随机编号，与个人无关，用于新版本分批上线', '一年'],
    ['本地存储 portal.token', '登录凭证', '退出登录或过期'],
    ['本地存储 portal.planCount', '实验方案中的件数', '退出登录'],
    ['本地存储 portal.messageCount', '未读通知的条数', '退出登录'],
    ['本地存储 portal.userPlan', '实验方案的内容', '退出登录'],
    ['本地存储 portal.webSetting、portal.projectType', '公司信息与服务分类，与个人无关', '清除浏览器数据'],
    ['本地存储 portal.account', '登录框记住的账号，从不保存密码', '您取消记住或清除浏览器数据'],
    ['会话存储 portal.countdown.*', '验证码倒计时的结束时间', '关闭标签页'],
    ['会话存储 portal.draft.*', '未提交的订单、需求或留言', '提交后或关闭标签页'],
    ['会话存储 portal.invitation', '邀请链接带来的邀请码', '关闭标签页'],
    ['会话存储 portal.popupClosed', '已关闭的首页弹窗', '关闭标签页'],
    ['会话存储 portal.leftFor', '页面更新到的版本', '关闭标签页'],
  ],
} as const;

/** Retention periods on the server (its jobs and policies). */
export const retention = {
  label: '保存期限',
  head: ['内容', '期限'],
  rows: [
    ['短信验证码', '5 分钟内有效、只能用一次，过期后删除；只存散列值'],
    ['登录凭证', '访问凭证一天，续期凭证 30 天，退出登录即失效；只存散列值'],
    ['微信登录二维码', '过期后删除'],
    ['上传后没有用到的文件', '24 小时后删除'],
    ['订单、协议与数据文件', '账号存续期间，以及法律要求的保存期限'],
    ['需求、留言与附件', '处理完毕后为跟进保留，您可以要求删除'],
  ],
} as const;
