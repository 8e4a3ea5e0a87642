import {
  type AccountKind,
  type ApiScope,
  accountKinds,
  apiScopes,
  type ClusterAct,
  type ClusterState,
  type CreditAct,
  type CreditState,
  clusterActTable,
  clusterStateLabels,
  creditActLabels,
  creditStateLabels,
  type EvaluationState,
  evaluationStateLabels,
  formatFen,
  formatMessage,
  type InvoiceApplyAct,
  type InvoiceApplyState,
  type InvoiceSlot,
  invoiceApplyActTable,
  invoiceApplyStateLabels,
  invoiceSlots,
  limits,
  type OrderAct,
  type OrderFacts,
  type OrderState,
  orderActTable,
  orderStateLabels,
  type PrestoreAct,
  type PrestoreState,
  prestoreActLabels,
  prestoreStateLabels,
  type QuotationAct,
  type QuotationState,
  quotationActTable,
  quotationStateLabels,
  type RecycleAct,
  type RecycleState,
  type RequirementAct,
  type RequirementFacts,
  type ReservationAct,
  type ReservationState,
  recycleActTable,
  recycleStateLabels,
  requiredMessage,
  requirementActTable,
  requirementStateLabels,
  reservationActTable,
  reservationNoticeHours,
  reservationStateLabels,
  type SampleAct,
  type SampleState,
  type SamplingState,
  type StaffRole,
  type StatementAct,
  type StatementState,
  sampleActTable,
  sampleStateLabels,
  samplingStateLabels,
  staffRoleLabels,
  statementActTable,
  statementStateLabels,
  texts,
  withdrawalMinimumMessage,
} from '../rules';

/** All refusals: stable id, HTTP status and message for the user. Programs test the id; the message may be reworded. */
export const errors = {
  invalid_input: { status: 422, msg: '填写内容有误，请检查后重试' },
  malformed_body: { status: 422, msg: '请求内容无法解析，请检查格式' },
  unknown_path: { status: 404, msg: '请求的地址不存在' },
  malformed_request: { status: 400, msg: '请求格式有误，请检查后重试' },
  headers_too_large: { status: 431, msg: '请求头过大，请清除浏览器 Cookie 后重试' },
  request_timeout: { status: 408, msg: '提交超时，请检查网络后重试' },
  path_too_long: { status: 414, msg: '网址过长，请检查后重试' },
  not_found: { status: 404, msg: '内容不存在或已下架' },
  body_too_large: { status: 413, msg: '提交内容过大，请缩小后重试' },
  unsupported_media: { status: 422, msg: '不支持的提交格式' },
  file_missing: { status: 422, msg: '请选择要上传的文件' },
  file_type_refused: { status: 422, msg: '不支持该文件类型，请上传 PDF、图片、表格、文档或压缩包' },
  token_missing: { status: 401, msg: '请先登录' },
  token_invalid: { status: 401, msg: '登录已失效，请重新登录' },
  scope_missing: { status: 403, msg: '该接口令牌没有此操作的权限' },
  enterprise_required: { status: 403, msg: '仅限企业用户使用，请先完成企业认证' },
  consent_required: { status: 403, msg: '请先阅读并同意服务协议与隐私政策' },
  consent_outdated: { status: 409, msg: '协议已更新，请刷新页面后重新阅读' },
  account_closing: { status: 409, msg: '账号正在注销，请先在“基本信息”撤回注销' },
  close_refused: { status: 409, msg: '暂时不能注销账号，请先处理未完成的事项' },
  forbidden: { status: 403, msg: '没有权限进行此操作' },
  role_required: { status: 403, msg: '当前账号的角色不能进行此操作，请联系管理员' },
  staff_locked: { status: 403, msg: '该工作人员账号已停用，请联系管理员' },
  second_factor_required: { status: 403, msg: '请先输入动态验证码' },
  second_factor_enrolled: { status: 409, msg: '已启用动态验证码，如需更换设备请联系管理员重置' },
  second_factor_missing: { status: 403, msg: '尚未启用动态验证码，请先绑定验证器' },
  draft_missing: { status: 409, msg: '没有待发布的草稿，请先保存草稿' },
  staff_taken: { status: 409, msg: '该账号或手机号已被使用，请换一个' },
  last_admin: { status: 409, msg: '须保留至少一位可用的管理员，请先指定另一位管理员' },
  login_failed: { status: 401, msg: '账号或密码错误' },
  code_wrong: { status: 422, msg: '验证码错误或已过期' },
  password_wrong: { status: 422, msg: '密码不正确' },
  ticket_expired: { status: 409, msg: '二维码已过期，请重新扫码' },
  phone_taken: { status: 409, msg: '该手机号已注册，请直接登录' },
  too_many_requests: { status: 429, msg: '操作过于频繁，请稍后再试' },
  api_token_limit: { status: 409, msg: `有效的接口令牌最多 ${limits.apiTokens} 个，请先删除不用的令牌` },
  webhook_limit: { status: 409, msg: `回调最多 ${limits.webhooks} 个，请先删除不用的回调` },
  webhook_disabled: { status: 409, msg: '该回调已停用，请先启用' },
  address_limit: { status: 409, msg: '地址数量已达上限，请先删除不用的地址' },
  invoice_limit: { status: 409, msg: '发票抬头数量已达上限，请先删除不用的抬头' },
  cluster_limit: { status: 409, msg: '社群或成员数量已达上限' },
  cluster_limit_exceeded: { status: 409, msg: '超过本月可用的社群额度' },
  cluster_act_refused: { status: 409, msg: '社群当前状态不支持此操作' },
  coupon_not_issued: { status: 409, msg: '该优惠券暂时不能领取' },
  coupon_unusable: { status: 409, msg: '该优惠券不可用，请重新选择' },
  evaluation_refused: { status: 409, msg: '该项目暂不能评价' },
  evaluation_act_refused: { status: 409, msg: '该评价当前状态不支持此操作' },
  goods_gone: { status: 409, msg: '该商品已兑完' },
  goods_changed: { status: 409, msg: '所需积分已变更，请刷新后重试' },
  exchange_act_refused: { status: 409, msg: '该兑换当前状态不支持此操作' },
  promoter_act_refused: { status: 409, msg: '该推广申请当前状态不支持此操作' },
  promoter_required: { status: 409, msg: '请先申请成为推广员' },
  payee_missing: { status: 409, msg: '请先填写收款信息' },
  payee_changed: { status: 409, msg: '收款账号已变更，请核对后重试' },
  withdrawal_act_refused: { status: 409, msg: '该提现当前状态不支持此操作' },
  profile_incomplete: { status: 409, msg: '请先完成资料认证，再提交订单' },
  plan_limit: { status: 409, msg: '实验方案已满，请先下单或移除部分项目' },
  plan_changed: { status: 409, msg: '实验方案已变化，请刷新后重新确认' },
  option_invalid: { status: 422, msg: '所选检测选项已变更，请重新选择' },
  pickup_unavailable: { status: 422, msg: '该地区暂未开通上门取样服务' },
  pickup_slot_unavailable: { status: 409, msg: '所选取样时间不可用，请重新选择' },
  sampling_limit: { status: 409, msg: '待取样的预约已达上限，请先完成或取消已有预约' },
  sampling_act_refused: { status: 409, msg: '该预约当前状态不支持此操作' },
  reservation_unavailable: { status: 409, msg: '所选时段不可预约，请重新选择' },
  reservation_limit: { status: 409, msg: '保留或候补的机时已达上限，请先下单或取消' },
  reservation_act_refused: { status: 409, msg: '该机时预约当前状态不支持此操作' },
  reservation_unusable: { status: 409, msg: '所选机时不能用于本单，请重新选择' },
  operation_not_permitted: { status: 409, msg: '尚未获得该仪器的自主上机权限，请选择由操作员协助' },
  wait_not_needed: { status: 409, msg: '该时段现在可以预约，请直接预约' },
  sample_act_refused: { status: 409, msg: '样品当前状态不支持此操作' },
  recycle_act_refused: { status: 409, msg: '该寄回申请当前状态不支持此操作' },
  recycle_limit: { status: 409, msg: '待寄出的申请已达上限，请等待寄出或取消不用的申请' },
  upload_limit: { status: 409, msg: '未完成的上传已达上限，请先完成或取消其中一个' },
  upload_act_refused: { status: 409, msg: '该上传当前不能进行此操作' },
  order_act_refused: { status: 409, msg: '订单当前状态不支持此操作' },
  quotation_act_refused: { status: 409, msg: '该报价单当前状态不支持此操作' },
  requirement_act_refused: { status: 409, msg: '该需求当前状态不支持此操作' },
  statement_act_refused: { status: 409, msg: '结算单当前状态不支持此操作' },
  invoice_apply_act_refused: { status: 409, msg: '该开票申请当前状态不支持此操作' },
  invoice_files_missing: { status: 409, msg: '请先上传发票文件' },
  invoice_mail_too_large: { status: 409, msg: '发票文件超过 10 MB，不能用邮件发送，请下载后自行转发' },
  invoice_number_taken: { status: 409, msg: '该发票号码已登记，请核对' },
  transfer_apply_refused: { status: 409, msg: '该转账凭证已处理' },
  amount_invalid: { status: 422, msg: '金额有误，请检查后重试' },
  balance_short: { status: 409, msg: '余额不足' },
  balance_ceiling: { status: 409, msg: '金额超过该账户可以入账的数额' },
  account_closed: { status: 409, msg: '账户已停用，请联系客服' },
  transfer_refused: { status: 409, msg: '这笔款项的状态已变化，请刷新后重试' },
  credit_short: { status: 409, msg: '可用的信用额度和预存款不足' },
  credit_overdue: { status: 409, msg: '有逾期未付的款项，请先付款' },
  prepayment_short: { status: 409, msg: '预存款不足，须先足额预付' },
  prestore_limit: { status: 409, msg: '待审核的预存申请已达上限，请等待审核或取消不用的申请' },
  prestore_act_refused: { status: 409, msg: '预存申请当前状态不支持此操作' },
  approval_own: { status: 403, msg: '须由另一位工作人员复核' },
  approval_waiting: { status: 409, msg: '该操作已提交，正在等待另一位工作人员复核' },
  approval_decided: { status: 409, msg: '该复核单已处理' },
  credit_apply_waiting: { status: 409, msg: '已有信用额度申请正在审核，请等待结果或先取消' },
  credit_act_refused: { status: 409, msg: '额度申请当前状态不支持此操作' },
  notice_required: { status: 409, msg: '账号安全通知须通过短信发送，不能关闭' },
  idempotency_mismatch: { status: 422, msg: '重复提交的内容与首次不一致，请刷新页面后重试' },
  idempotency_in_flight: { status: 409, msg: '正在处理上一次提交，请稍候' },
  link_expired: { status: 403, msg: '下载链接已失效，请重新获取' },
  unavailable: { status: 503, msg: '服务暂时不可用，请稍后再试' },
  internal: { status: 500, msg: '服务器出错了，请稍后再试' },
} as const satisfies Record<string, { status: number; msg: string }>;

export type ErrorId = keyof typeof errors;

export const errorIds = Object.keys(errors) as [ErrorId, ...ErrorId[]];

/** More exact messages than that of the id: reasons of refusals, and messages of fields that only the server checks. */
export const reasons = {
  unknownField: '不支持的字段',
  unsupportedCharacters: '内容含有不支持的字符',
  idempotencyKeyFormat: formatMessage('Idempotency-Key'),
  roleRequired: (roles: readonly StaffRole[]) =>
    `此操作需要角色：${roles.map((role) => staffRoleLabels[role]).join('或')}。请联系管理员`,
  noSuchCode: (label: string, code: string) => `没有${label} ${code}`,

  closedToTokens: '此操作不支持接口令牌，请登录门户操作',
  scopeMissing: (scope: ApiScope) => `该接口令牌没有「${apiScopes[scope].label}」权限（${scope}）`,

  webhookUrlFormat: formatMessage(texts.webhookUrl[0]),
  webhookUrlHttps: '[回调地址]须以 https:// 开头',
  webhookUrlLogin: '[回调地址]不能包含用户名或密码',
  webhookUrlPrivate: '[回调地址]不能是内网、本机或保留地址',

  giftLimit: '每天最多转赠 10 次，请明天再试',
  receiverUnknown: '[手机号]没有对应的会员',
  receiverIsSelf: '[手机号]不能是自己的',

  withdrawalMinimum: withdrawalMinimumMessage,
  withdrawalLimit: '每天最多申请提现 10 次，请明天再试',

  fileEmpty: requiredMessage('文件'),
  requirementFileTooLarge: `[文件]不能超过${limits.requirementBytes / 1024 / 1024}MB`,
  pictureTooLarge: `[图片]不能超过${limits.pictureBytes / 1024 / 1024}MB`,
  pictureType: '[图片]请上传完整的 JPG、PNG 或 WebP 图片',
  signedType: '[文件]签字的协议请上传 PDF 或图片',

  passwordCommon: '[密码]过于常见，请换一个',
  oldPasswordWrong: '[原密码]不正确',
  phoneOfOtherAccount: '[手机号]已注册其他账号',
  newContactCodeWrong: '[验证码]错误或已过期',
  openRecords: (obstacles: readonly string[]) => `暂时不能注销账号：${obstacles.join('；')}`,
  emailBound: '[邮箱]已绑定，修改邮箱需要验证密码或短信验证码',

  countLimit: `同一项目的数量不能超过${limits.countMax}`,
  priceChanged: '价格已变化，请刷新后重新确认',
  itemUnavailable: (name: string) => `「${name}」已下架或选项已变更，请移除后重新选择`,
  serviceUnavailable: '该项目已下架或选项已变更，请返回项目页重新选择',
  typesMixed: '[方案项目]一次只能下单同一类型的项目',

  clustersOwned: `最多创建 ${limits.clusters} 个社群，请先解散不用的社群`,
  clusterFull: `社群最多 ${limits.clusterMembers} 位成员`,
  clusterFrozen: (act: ClusterAct) => `社群已冻结，暂不能${clusterActTable[act].label}，请联系客服`,
  clusterState: (state: ClusterState) => `社群当前为「${clusterStateLabels[state]}」`,
  clusterMemberAlready: '该会员已在社群中',
  clusterLimitLeft: (left_fen: number) => `超过本月可用的社群额度，本月还可用 ${formatFen(left_fen)}`,
  clusterShort: '社群余额不足，请联系社群管理员',
  clusterPaymentDecided: '该付款已处理',
  clusterPaymentOwn: '不能审批自己的付款，请由其他管理员审批',
  clusterRequestDecided: '该申请或邀请已处理',
  clusterOwnerOnly: (act: ClusterAct) => `只有群主可以对管理员${clusterActTable[act].label}`,
  clusterOwnerLeaves: '群主不能直接退出，请先转让或解散社群',
  clusterOwnerFixed: '群主不受限制，也不能被移除，请先转让社群',
  clusterObstacles: (open: ClusterObstacles) => [
    ...(open.money > 0 ? ['余额须先转出'] : []),
    ...(open.payments > 0 ? [`有 ${open.payments} 笔付款待审批`] : []),
    ...(open.statements.length > 0 ? [`结算单 ${open.statements.join('、')} 尚未结清`] : []),
    ...(open.prestores > 0 ? [`有 ${open.prestores} 个预存申请待审核`] : []),
  ],
  clusterStays: (obstacles: readonly string[]) => `暂时不能解散社群：${obstacles.join('；')}`,

  couponEnded: '该优惠券活动已结束',
  couponNotStarted: '该优惠券活动尚未开始',
  couponHeld: (most: number) => `该优惠券每人限领 ${most} 张，已领取过`,
  couponGone: '该优惠券已被领完',
  couponUsed: '该优惠券已使用，请重新选择',
  couponExpired: '该优惠券已过期，请重新选择',
  couponScope: '不适用于所选项目',
  couponMinimum: (missing: number) => `还差 ${formatFen(missing)} 可用`,
  couponEndsEarly: '[结束时间]须晚于现在和开始时间',
  couponCodeTaken: '[优惠券码]已存在',
  typeUnknown: '[服务类型]不存在',
  childUnknown: '[服务分类]不属于该服务类型',
  memberUnknown: (account: string) => `没有账号为 ${account} 的会员`,

  sourceFormat: formatMessage('样品来源'),
  sourceMissing: `${requiredMessage('样品来源')}，所选项目需要样品`,
  sourceNotNeeded: '[样品来源]所选项目无需样品',
  disposalFormat: formatMessage('样品处理'),
  disposalMissing: requiredMessage('样品处理'),
  samplesMissing: (least: number, most: number) => `[样品清单]需要填写 ${rangeText(least, most)} 个样品`,
  samplesNotNeeded: '[样品清单]该样品来源无需填写',
  storedMissing: (least: number, most: number) => `[留存样品]需要选择 ${rangeText(least, most)} 个样品`,
  storedNotNeeded: '[留存样品]该样品来源无需选择',
  samplingMissing: requiredMessage('取样预约'),
  samplingNotDone: '[取样预约]尚未取样，请选择已取样的预约',
  samplingNotNeeded: '[取样预约]该样品来源无需选择',
  returnAddressMissing: requiredMessage('寄回地址'),
  returnAddressNotNeeded: '[寄回地址]样品不寄回时无需填写',
  pickupMissing: requiredMessage('上门取样'),
  pickupNotOffered: '[送样方式]请选择自行送样',
  pickupNotNeeded: '[送样方式]该样品来源无需填写',

  regionWithoutPickup: '[取样地址]该地区暂未开通上门取样服务',
  dayClosed: '[取样日期]该日期不可预约，请重新选择',
  slotClosed: '[取样时间]该时段不可预约，请重新选择',
  slotFull: '[取样时间]该时段已约满，请选择其他时段',
  visitChanges: `24 小时内最多预约和改期${limits.visitChanges}次，请稍后再试或联系客户经理`,
  samplingMoved: '该预约刚刚发生了变化，请刷新后重试',
  samplingState: (state: SamplingState, act: string) =>
    `该预约当前为「${samplingStateLabels[state]}」，不能${act}`,

  reservationPast: '所选时段已经开始，请重新选择',
  reservationFar: `最多提前 ${limits.reservationDays} 天预约`,
  reservationLong: `一次最多预约 ${limits.reservationHours} 小时`,
  reservationClosed: '所选时段不在仪器开放时间内，请重新选择',
  reservationTaken: '所选时段已被预约，请选择其他时段，或加入候补',
  instrumentOutOfService: '该仪器暂停使用，请选择其他仪器',
  reservationOwn: '您在该时段已有这台仪器的预约',
  reservationChanges: `24 小时内最多预约和改期 ${limits.reservationChanges} 次，请稍后再试或联系客户经理`,
  reservationsHeld: `同时最多保留 ${limits.heldReservations} 段机时，请先下单或取消`,
  reservationWaits: `最多同时候补 ${limits.reservationWaits} 个时段，请先取消不用的候补`,
  reservationState: (state: ReservationState, act: ReservationAct) =>
    `该预约当前为「${reservationStateLabels[state]}」，不能${reservationActTable[act].label}`,
  reservationLate: (act: ReservationAct) =>
    `距离开始不足 ${reservationNoticeHours} 小时，不能${reservationActTable[act].label}，请联系客户经理`,
  reservationNotBegun: (act: ReservationAct) => `机时尚未开始，不能${reservationActTable[act].label}`,
  reservationLapsed: (code: string) => `机时预约 ${code} 的保留时间已过，请重新选择时段`,
  reservationMoved: '该机时预约刚刚发生了变化，请刷新后重试',
  reservationLength: '改期后的时长须与原来相同',
  reservationHours: (name: string, reserved: number, ordered: number) =>
    `「${name}」已选机时 ${reserved} 小时，与数量 ${ordered} 小时不一致`,
  reservationOrderCancelled: '订单已取消',
  reservationOfOther: (code: string) => `机时预约 ${code} 不属于本单的项目`,
  instrumentOfOther: '[仪器]不用于该项目',
  noClosure: (day: string) => `${day} 没有停用安排`,
  closureRange: '[结束日期]不能早于开始日期',
  deviceUnknown: (rid: string) => `[服务项目]没有 ${rid}`,
  orderWithoutHours: '[服务项目]该订单没有按小时计的这个项目',
  orderEnded: '订单已完成或已取消，不能再预约机时',
  sampleState: (code: string, state: SampleState, act: SampleAct) =>
    `样品 ${code} 当前为「${sampleStateLabels[state]}」，不能${sampleActTable[act].label}`,
  sampleNotDue: (code: string, until: string) => `样品 ${code} 须保留至 ${until}，不能提前销毁`,
  sampleKeptLongest: (until: string) => `已达最长留存期限，最多保留至 ${until}`,
  sampleAskedBack: (code: string, recycle: string) =>
    `样品 ${code} 属于寄回申请 ${recycle}，请用 npm run staff -- recycle send ${recycle}`,
  samplesOfMembers: '[样品]须属于同一位客户',
  recycleState: (state: RecycleState, act: RecycleAct) =>
    `该寄回申请当前为「${recycleStateLabels[state]}」，不能${recycleActTable[act].label}`,

  balanceShort: (label: string, available: string) => `${label}不足，可用 ${available}`,
  balanceCeiling: (label: string, room: string) => `金额超过${label}可以入账的数额，最多 ${room}`,

  quotationState: (state: QuotationState, act: QuotationAct) =>
    `该报价单${quotationStateLabels[state]}，不能${quotationActTable[act].label}`,
  quotationExpired: (day: string) => `该报价单已于 ${day} 到期，请联系客户经理重新报价`,
  quotationTargetMoved: '对应的订单或需求已变化，该报价单不再有效，请联系客户经理',
  quotationServiceGone: (name: string) => `「${name}」已下架或选项已变更，请联系客户经理重新报价`,
  orderNotQuotable: (state: OrderState) =>
    `订单当前为「${orderStateLabels[state]}」，不能再报价；数据交付后请在结算单中调整`,
  quotedItemUnknown: '[订单项目]不属于该订单',
  quotedItemRepeated: '[订单项目]不能重复',
  validUntilPast: '[有效期]不能早于今天',
  validUntilFar: (days: number) => `[有效期]不能超过 ${days} 天`,

  requirementState: ({ state, owned }: RequirementFacts, act: RequirementAct) =>
    act === 'quote' && !owned
      ? '该需求没有关联会员，请客户登录门户认领后再报价'
      : `该需求当前为「${requirementStateLabels[state]}」，不能${requirementActTable[act].label}`,
  requirementMoved: '该需求刚刚发生了变化，请刷新后重试',
  requirementReasonMissing: `${requiredMessage('备注')}，取消需求须说明原因`,

  statementState: (state: StatementState, act: StatementAct) =>
    `结算单当前为「${statementStateLabels[state]}」，不能${statementActTable[act].label}`,
  statementMoved: '结算单刚刚发生了变化，请刷新后重试',
  actOfStatement: (act: OrderAct) =>
    `请用结算单的命令${orderActTable[act].label}：npm run staff -- statement`,
  orderBilled: '订单已有结算单',
  statementMembers: '[订单]须属于同一位客户',
  statementOrders: '[订单]不能重复',
  adjustmentOrder: '[调整]只能调整本结算单中的订单',
  adjustmentBelowZero: (code: string) => `[调整]订单 ${code} 调整后的金额不能小于 0`,
  allWaiting: '待付金额正在等待社群管理员审批',
  aboveOwed: (owed_fen: number) => `[金额]不能超过待付金额 ${formatFen(owed_fen)}`,
  aboveRefundable: (left_fen: number) => `[金额]不能超过可退金额 ${formatFen(left_fen)}`,
  sharesWrong: '[分摊]比例之和应为 100%，或金额之和应为本次付款金额',
  balanceShortOf: (missing_fen: number, free: Free) =>
    `${freeText(free)}，还差 ${formatFen(missing_fen)}。可先付一部分、预存，或转账付款`,
  voucherOfPaid: '[结算单]不在待付款状态',

  aboveInvoiceable: (code: string, open_fen: number) =>
    `[开票金额]结算单 ${code} 最多可开 ${formatFen(open_fen)}`,
  statementTwice: '[结算单]不能重复',
  titleUnfit: (problems: readonly string[]) => `所选抬头不能用于该发票类型：${problems.join('；')}`,
  invoiceApplyState: (state: InvoiceApplyState, act: InvoiceApplyAct) =>
    `该开票申请当前为「${invoiceApplyStateLabels[state]}」，不能${invoiceApplyActTable[act].label}`,
  invoiceFileState: (state: InvoiceApplyState) =>
    `该开票申请当前为「${invoiceApplyStateLabels[state]}」，不能上传发票文件`,
  invoiceFileKept: (slot: InvoiceSlot) => `${invoiceSlots[slot]} 文件已随发票开具，不能替换`,
  invoiceFileType: (slot: InvoiceSlot) => `[文件]不是 ${invoiceSlots[slot]} 格式的发票文件`,
  invoiceFilesMissing: (slots: readonly InvoiceSlot[]) =>
    `请先上传发票文件：${slots.map((slot) => invoiceSlots[slot]).join('、')}`,

  creditShort: (due_fen: number, free: Free) =>
    `本单须 ${formatFen(due_fen)}，${freeText(free)}，还差 ${formatFen(missingOf(due_fen, free))}。请预存、申请提高信用额度，或减少项目后重试`,
  creditOverdue: (due_fen: number, free: Free, orders: readonly string[]) =>
    `订单 ${orders.join('、')} 的款项逾期未付，暂不能使用信用额度；${freeText(free)}，不足以支付本单 ${formatFen(due_fen)}。请先付清逾期款项，或预存后重试`,
  prepaymentShort: (due_fen: number, free: Free) =>
    `本单须预付 ${formatFen(due_fen)}，${freeText(free)}，还差 ${formatFen(missingOf(due_fen, free))}`,
  creditUncertified: '请先完成资料认证，再申请信用额度',
  creditState: (state: CreditState, act: CreditAct) =>
    `该额度申请当前为「${creditStateLabels[state]}」，不能${creditActLabels[act]}`,
  voucherType: '[转账凭证]请上传图片或 PDF',
  paidLater: '[付款日期]不能晚于今天',
  emailMissing: '[邮箱]请填写接收邮箱，或先在基本信息中保存邮箱',
  prestoreReceipt: (state: PrestoreState) =>
    `该预存申请当前为「${prestoreStateLabels[state]}」，到账后才能下载收据`,
  prestoreState: (state: PrestoreState, act: PrestoreAct) =>
    `该预存申请当前为「${prestoreStateLabels[state]}」，不能${prestoreActLabels[act]}`,

  evaluationTooEarly: '数据交付后才能评价',
  evaluationExists: '该项目已评价过',
  evaluationState: (state: EvaluationState) => `该评价已是「${evaluationStateLabels[state]}」`,
  itemOfRecord: '[项目序号]订单没有这个项目，或该文件不是检测记录',
  uploadMissing: (parts: readonly number[]) =>
    `[文件]还缺第 ${parts.slice(0, 10).join('、')}${parts.length > 10 ? ' 等' : ''} 片，请补传后再完成`,
  uploadJoining: '文件正在合并，请稍后再试',
  partSize: (bytes: number) => `[文件]该分片应为 ${bytes} 字节`,
  partUnknown: '[分片序号]文件没有这一片',
  orderMoved: '订单刚刚发生了变化，请刷新后重试',
  orderCancelled: '订单已取消，不能再添加文件',
  orderState: orderStateReason,
  cancelNoteMissing: `${requiredMessage('备注')}，取消订单须说明原因`,
  answerNoteMissing: `${requiredMessage('备注')}，答复数据疑问须写明内容`,
  protocolNotOpen: '订单当前状态不能上传协议，请在方案锁定后、数据交付前上传',
} as const;

/** What may be used of the accounts of a member, in fen. */
type Free = readonly { readonly kind: AccountKind; readonly available: number }[];

const freeText = (free: Free): string =>
  free.map(({ kind, available }) => `${accountKinds[kind].label}可用 ${formatFen(available)}`).join('，');

const missingOf = (due_fen: number, free: Free): number =>
  free.reduce((missing, { available }) => missing - available, due_fen);

/** What stands in the way of dissolving a group. */
interface ClusterObstacles {
  readonly money: number;
  readonly payments: number;
  readonly statements: readonly string[];
  readonly prestores: number;
}

interface RefusedAct extends OrderFacts {
  readonly act: OrderAct;
  /** Acts that are allowed now. */
  readonly instead: readonly OrderAct[];
}

/** Returns the order's state, the condition that the act lacks, and the acts that are allowed now. */
function orderStateReason({ act, state, signed, hasData, enterprise, quoted, instead }: RefusedAct): string {
  const lines = [`订单当前为「${orderStateLabels[state]}」，不能${orderActTable[act].label}`];
  if (act === 'agree' && !signed) lines.push('请先上传签字后的协议');
  if (act === 'deliver' && !hasData) lines.push('请先添加数据文件');
  if (enterprise && quoted && (act === 'await_sample' || act === 'test' || act === 'deliver'))
    lines.push('报价单正在等待客户答复，请在客户接受或拒绝后继续，或先撤回报价单');
  if (instead.length > 0)
    lines.push(`现在可以：${instead.map((name) => orderActTable[name].label).join('、')}`);
  if (lines.length === 1) lines.push('现在没有可以进行的操作');
  return lines.join('；');
}

function rangeText(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`;
}
