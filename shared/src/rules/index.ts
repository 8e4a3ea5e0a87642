export { type ApiScope, apiScopeNames, apiScopes, tokenReminderDays } from './apiToken';
export * from './approval';
export { attachmentTypes, dataTextExtensions, packedExtensions } from './attachment';
export {
  asideReasons,
  type BankLineState,
  bankLineStateLabels,
  bankLineStates,
} from './bankLine';
export {
  type BankTarget,
  groundOf,
  type MatchedLine,
  type MatchGround,
  matchGroundLabels,
  matchGrounds,
  type Proposal,
  proposalsOf,
} from './bankMatch';
export {
  type BudgetCharge,
  type BudgetStop,
  type BudgetSubject,
  type BudgetUse,
  budgetLevel,
  budgetNotices,
  budgetPercent,
  budgetStopText,
  budgetSubjects,
  budgetUse,
  budgetWarning,
  mostWithin,
  projectShares,
} from './budget';
export { daysAfter, isDay, monthsAfter, spokenDay, weekdayOf } from './calendar';
export { cancelReasons, declineReasons, disputeReasons, requirementCancelReasons } from './cancelReason';
export {
  missingProfile,
  needsSupervisor,
  type ProfileField,
  profileLabels,
  profileMessage,
} from './certification';
export { firstCharacters } from './characters';
export { canonicalChoice, offeredChoice, optionsChangedMessage, pickChoice } from './choice';
export { choiceConflicts, leastOneText, newConflicts, unknownAddresses } from './choiceRule';
export { formatDay, formatInstant, formatLastDay, formatRange, labClock } from './clock';
export {
  type ClosingObstacle,
  type ClosingObstacleKind,
  closingDays,
  closingObstacleKinds,
  closingObstacleText,
} from './closing';
export {
  type ClusterAct,
  type ClusterPaymentAct,
  type ClusterPaymentState,
  type ClusterRequestKind,
  type ClusterRequestState,
  type ClusterRole,
  type ClusterState,
  clusterActs,
  clusterActTable,
  clusterManagers,
  clusterPaymentActs,
  clusterPaymentStateLabels,
  clusterPaymentStates,
  clusterRequestKinds,
  clusterRequestStateLabels,
  clusterRequestStates,
  clusterRoleLabels,
  clusterRoles,
  clusterStateLabels,
  clusterStates,
  managesCluster,
  mayInCluster,
  possibleClusterActs,
} from './cluster';
export {
  type ConsentDocument,
  type ConsentSubject,
  type ConsentVersions,
  consentDocumentNames,
  consentDocuments,
  consentSubjects,
  currentVersions,
  isInForce,
  payeeConsent,
  payeeConsentText,
} from './consent';
export { countText, typedCount, validCount } from './count';
export {
  type CouponFit,
  type CouponItem,
  type CouponState,
  type CouponTerms,
  couponConditions,
  couponFit,
  couponStateLabels,
  couponStates,
  couponValue,
} from './coupon';
export {
  type CreditAct,
  type CreditState,
  creditActLabels,
  creditStateLabels,
  creditStates,
} from './credit';
export { creditCodeHint, isCreditCode } from './creditCode';
export { expectedText } from './dataDay';
export { type DataMatch, type DataTarget, dataBySample, dataMatcher, namedForSample } from './dataMatch';
export { type DataOrder, type DataSample, mayGoTo } from './dataName';
export {
  type DataShareAct,
  type DataShareState,
  dataShareActs,
  dataShareDays,
  dataShareKeptDays,
  dataShareStateLabels,
  dataShareStates,
} from './dataShare';
export { mostShown, viewBounds } from './dataView';
export { type DeskQueueKey, deskQueueKeys, deskQueues, orderQueueState } from './deskQueue';
export {
  canEvaluate,
  type EvaluationState,
  evaluationStateLabels,
  evaluationStates,
  starLabels,
} from './evaluation';
export {
  bareAccount,
  bareEmail,
  barePhone,
  emailPattern,
  formatMessage,
  officePhonePattern,
  phonePattern,
  requiredMessage,
  smsCodePattern,
  type TextLimit,
  texts,
  tooLongMessage,
} from './field';
export { formatAddress, isPlaceholderCity } from './formatAddress';
export { fundCodesOf, fundCodesText } from './fundCode';
export { grouped } from './grouped';
export { hostNamePattern } from './hostName';
export {
  type InvoiceApplyAct,
  type InvoiceApplyState,
  type InvoiceSlot,
  invoiceApplyActs,
  invoiceApplyActTable,
  invoiceApplyStateLabels,
  invoiceApplyStates,
  invoiceSlotNames,
  invoiceSlots,
  isAsked,
  isTaxInvoice,
  mostInvoiceable,
  possibleInvoiceApplyActs,
  requiredSlots,
  usesUp,
} from './invoiceApplyState';
export {
  type InvoiceType,
  invoiceTypeOrder,
  invoiceTypes,
  requiredDetails,
  type TitleDetail,
  type TitleHolder,
  titleDetails,
  titleHolders,
  titleProblems,
} from './invoiceTitle';
export { labState, nextHoliday, weekdayNames } from './labHours';
export {
  type AccountKind,
  accountKinds,
  type LedgerUnit,
  ledgerAccounts,
  type OwnedAccount,
  ownedAccounts,
  type TransferKind,
  transferKinds,
} from './ledger';
export { limits } from './limits';
export { readMailAddresses } from './mailAddresses';
export { type Material, materials } from './material';
export {
  type MemberKind,
  type MemberState,
  memberKindLabels,
  memberKindOf,
  memberKinds,
  memberStateLabels,
  memberStates,
} from './member';
export { memberHeader } from './memberHeader';
export { formatFen } from './money';
export { type NextStep, nextStepLabels, nextStepOf, nextSteps } from './nextStep';
export {
  type ChosenWays,
  isFixedWay,
  isSentBy,
  type NoticeKind,
  type NoticeWay,
  noticeKindNames,
  noticeKinds,
  noticeWays,
  waysOf,
} from './notice';
export type { Chosen } from './option';
export {
  isPhoto,
  isViewable,
  mayHoldCurve,
  memberFileActs,
  type OrderFileAct,
  type OrderFileKind,
  orderFileActs,
  orderFileKinds,
  rawIn,
  takesRaw,
  takesSigned,
} from './orderFile';
export {
  type Actor,
  beforeReceived,
  expectedStates,
  type OrderAct,
  type OrderFacts,
  type OrderState,
  orderActs,
  orderActTable,
  orderStateLabels,
  orderStates,
  possibleActs,
  progressStateOf,
  stateAfter,
  testsFirst,
} from './orderState';
export { isEnterprise, type Organization, organizations } from './organization';
export { outdatesHeader } from './outdatesHeader';
export { expressCompanies, parcelNumberPattern } from './parcel';
export * from './payment';
export {
  chooseSlot,
  hasOpenSlot,
  isPickupDayDisabled,
  type PickupClock,
  type PickupClosure,
  type PickupDay,
  type PickupSetting,
  pickupClosure,
  pickupSlots,
  visitsHeld,
} from './pickup';
export { planShareDays, planText, priceReferenceDays } from './planShare';
export {
  type ExchangeState,
  exchangeStateLabels,
  exchangeStates,
  formatPoints,
  lastExpiredDay,
  lastPointsDay,
  pointsFor,
  pointsMonths,
  pointsNoticeDays,
} from './points';
export {
  type PrestoreAct,
  type PrestoreInvoicing,
  type PrestoreState,
  prestoreActLabels,
  prestoreBonus,
  prestoreInvoicingLabels,
  prestoreInvoicings,
  prestoreStateLabels,
  prestoreStates,
} from './prestore';
export {
  choiceText,
  choosesAlone,
  defaultChoices,
  isValidChoice,
  turnaroundDays,
  unitPrice,
} from './price';
export {
  type OwnPrices,
  ownPriceLabels,
  ownUnitPrice,
  type PricedItem,
  type PriceGroupKind,
  type PriceRule,
  type PriceRuleDays,
  type PriceRuleScope,
  type PriceStep,
  percentRange,
  priceGroupKindLabels,
  priceGroupKinds,
  priceRuleDays,
  priceRuleOf,
  priceRuleValue,
  priceSteps,
  ruledPrice,
  ruleInForce,
  rulesOverlap,
  stepPrice,
} from './priceGroup';
export { periodStart, periodText, processTexts } from './process';
export {
  isPromiseLate,
  nextPromise,
  type PromiseKind,
  promiseHours,
  promiseLabels,
  promiseSteps,
} from './promise';
export { labTimeBetween, promiseDue } from './promiseDue';
export {
  bankNumberPattern,
  type InviteState,
  inviteStateLabels,
  inviteStates,
  type PromoterState,
  type PromotionAct,
  promoterStateLabels,
  promoterStates,
  promotionActs,
  rebateFor,
  type WithdrawalState,
  withdrawalMinimumMessage,
  withdrawalStateLabels,
  withdrawalStates,
} from './promoter';
export {
  type ProtocolAct,
  type ProtocolFacts,
  type ProtocolState,
  possibleProtocolActs,
  protocolActs,
  protocolStateLabels,
  protocolStateOf,
  protocolStates,
  type SigningMethod,
  signingMethods,
} from './protocolState';
export {
  possibleQuotationActs,
  type QuotationAct,
  type QuotationFacts,
  type QuotationState,
  type QuotationTarget,
  quotationActs,
  quotationActTable,
  quotationReminderDays,
  quotationStateLabels,
  quotationStates,
  takesPrices,
} from './quotationState';
export { redLetterReasons } from './redLetterReason';
export { isReportPicture } from './reportPicture';
export {
  groupedReportCode,
  maskedSample,
  missingOfReport,
  type PublicReportState,
  possibleReportActs,
  publicReportStates,
  type ReportAct,
  type ReportFacts,
  type ReportMask,
  type ReportMove,
  type ReportSignature,
  type ReportState,
  reasonedMoves,
  reportActs,
  reportActTable,
  reportCodeLength,
  reportCodeSigns,
  reportMaskLabels,
  reportMasks,
  reportMoves,
  reportStateLabels,
  reportStates,
  signatureText,
  takesReport,
} from './reportState';
export {
  openRequirementStates,
  possibleRequirementActs,
  type RequirementAct,
  type RequirementFacts,
  type RequirementState,
  requirementActs,
  requirementActTable,
  requirementStateLabels,
  requirementStates,
} from './requirementState';
export {
  dueMessage,
  type RequirementTerms,
  requirementTermLabels,
  requirementTermTexts,
  sampleCountMessage,
} from './requirementTerms';
export {
  booksTime,
  holdMinutes,
  hoursOfMinutes,
  hourUnit,
  mayRebook,
  offerMinutes,
  type ReservationAct,
  type ReservationState,
  reservationActs,
  reservationActsOf,
  reservationActTable,
  reservationNoticeHours,
  reservationStateLabels,
  reservationStates,
} from './reservationState';
export {
  isChargedRetest,
  isRetestable,
  openRetestStates,
  type RetestAnswer,
  type RetestCause,
  type RetestState,
  retestAnswers,
  retestCauseLabels,
  retestCauses,
  retestedIn,
  retestFen,
  retestLabel,
  retestStateLabels,
  retestStateOf,
  retestStates,
} from './retest';
export { fullText, planItemCount, type RoomKey, roomKeys, roomOf, roomText } from './room';
export {
  agreedDisposals,
  type Delivery,
  deliveriesOf,
  isMailed,
  isPickedUp,
  needsDisposal,
  type SampleDisposal,
  type SampleForm,
  type SampleHazard,
  type SampleSource,
  sampleDisposals,
  sampleForms,
  sampleHazards,
  sampleRange,
  sampleSources,
  travels,
} from './sample';
export {
  type Postage,
  possibleRecycleActs,
  postageKeys,
  postages,
  type RecycleAct,
  type RecycleState,
  recycleActs,
  recycleActTable,
  recycleStateLabels,
  recycleStates,
} from './sample4recycle';
export {
  type Closures,
  disposalDays,
  isWorkingDay,
  keepingNoticeDays,
  keptUntil,
  parcelDays,
  type SampleKeeping,
  workingDayAfter,
} from './sampleKeeping';
export { type LabelSize, labelSizeKeys, labelSizes } from './sampleLabel';
export {
  possibleSampleActs,
  type SampleAct,
  type SampleFacts,
  type SampleState,
  sampleActs,
  sampleActTable,
  sampleStateLabels,
  sampleStates,
} from './sampleState';
export {
  allDisposals,
  asksHuman,
  disposalsFor,
  forbidding,
  type HumanAnswer,
  humanAnswers,
  humanPromise,
  type SampleTerms,
} from './sampleTerms';
export {
  goesTo,
  knowsTests,
  sampleUnit,
  shortTestName,
  storedTests,
  type TestedSample,
  type TestGap,
  type TestItem,
  testGaps,
  testGapText,
  testLabels,
  testsOf,
  testsWithSample,
} from './sampleTest';
export {
  isSampled,
  type SamplingAct,
  type SamplingState,
  samplingActs,
  samplingActsOf,
  samplingActTable,
  samplingStateLabels,
  samplingStates,
} from './samplingState';
export { changeText, type Seen, seenFields } from './seen';
export { jobLabels, type SendingChannel, sendingChannelLabels, sendingChannels } from './sending';
export { byPlanOrder, handsInSample, serviceType } from './serviceType';
export { settingRoles } from './settingRole';
export { sharesOf } from './shares';
export {
  type ShippingLabelSize,
  type StorageMark,
  shippingLabelSizeKeys,
  shippingLabelSizes,
  storageMarkKeys,
  storageMarks,
  takesShippingLabel,
} from './shippingLabel';
export { type Split, splitAmount } from './split';
export { isPermitted, type StaffRole, staffRoleLabels, staffRoles } from './staffRole';
export {
  possibleStatementActs,
  type StatementAct,
  type StatementState,
  statementActs,
  statementActTable,
  statementOrderActs,
  statementStateLabels,
  statementStates,
} from './statementState';
export { bareCode, capitalCode, cleanLine, cleanLines, comparable, dashedCode, halfWidth } from './typed';
export { amountMessage, bareYuan, fenOf, fenOrZero, yuanOf } from './typedMoney';
export {
  isParcelNumber,
  type UnclaimedAct,
  type UnclaimedEnd,
  type UnclaimedState,
  unclaimedActTable,
  unclaimedEnds,
  unclaimedStateLabels,
  unclaimedStates,
} from './unclaimed';
export { partCount, partSize } from './uploadPart';
export {
  earlyMinutes,
  earlyStaffMinutes,
  graceMinutes,
  overtimeFen,
  overtimeMinutes,
  usedText,
} from './usedTime';
export {
  type AttemptError,
  attemptErrors,
  type DeliveryState,
  type DisabledReason,
  deliveryStates,
  disabledReasons,
  failingDays,
  retrySeconds,
  type WebhookEvent,
  webhookEventLabel,
  webhookEventNames,
  webhookEvents,
  webhookLogDays,
  webhookTestEvent,
} from './webhook';
export { openingTimes, workingHours } from './workingHours';
export {
  isCheckable,
  markReasons,
  movedRun,
  type RunFacts,
  type RunKind,
  type RunState,
  runKindLabels,
  runKinds,
  runMarks,
  runStateLabels,
  runStates,
  type WorksheetState,
  worksheetStateLabels,
  worksheetStateOf,
  worksheetStates,
} from './worksheet';
