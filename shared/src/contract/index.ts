export type { LoginResult } from './account';
export type { Address, AddressInput } from './address';
export type { ApiToken } from './apiToken';
export type { Article, ArticleCard, ArticleType } from './article';
export type { ArticleContent, StaffArticleRow } from './articleStaff';
export type { AssetEntry, AssetMonth } from './asset';
export type { AuditEntry } from './audit';
export { type BindingPath, bindingActs } from './binding';
export type { Cluster } from './cluster';
export type { ClusterBudget, ClusterBudgetStop } from './clusterBudget';
export type { ClusterMember } from './clusterMember';
export type { ClusterEntry, ClusterSpending, ComparedMonths, ComparedPart } from './clusterMoney';
export type { ClusterPayment } from './clusterPayment';
export type { ClusterRequest } from './clusterRequest';
export { components } from './component';
export type { Consent } from './consent';
export * from './contract';
export type { Coupon, CouponOffer, CouponSummary } from './coupon';
export type { CreditApply } from './credit';
export type { DeskChange } from './deskChange';
export type {
  Chart,
  ChosenOptions,
  Device,
  DeviceCard,
  DeviceOption,
  GalleryPicture,
  Relaxed,
} from './device';
export { type Endpoint, isRead } from './endpoint';
export { envelope, type Failure, failedEnvelope } from './envelope';
export { type ErrorId, errorIds, errors, reasons } from './error';
export type { MergeObstacleKind } from './error/accountMerge';
export type { EvaluatedOrder, Evaluation, ReleasedEvaluation } from './evaluation';
export { pastInstants } from './field';
export type { FinderAnswer } from './finder';
export type { Home } from './home';
export type { HomeContent, HomePart } from './homeStaff';
export type { Instrument, ShownInstrument, StaffInstrument } from './instrument';
export type {
  IntegrationEntry,
  IntegrationExchange,
  IntegrationGoods,
  IntegrationMonth,
} from './integration';
export type { Invitation } from './invite';
export type { Invoice } from './invoice';
export type { InvoiceApply } from './invoiceApplyField';
export type { Message, MessageRow, NoticeChoice } from './message';
export { keyRegistry, type Noun, nouns } from './noun';
export type { Order, OrderedItem, OrderItem, OrderRow, TimelineEntry } from './order';
export type { ChangedItem, OrderForm } from './orderChange';
export type { DeliveredFile, OrderFile } from './orderFile';
export type { OrderInput } from './orderInput';
export type { HistorySample, HistoryService } from './orderList';
export type { OrderQuote } from './orderQuote';
export type { OrderMissing, OrderReady } from './orderReady';
export { outdatedBy } from './outdates';
export { type PagingKind, pagingHints, pagingKindOf } from './pagingKind';
export type { Pickup } from './pickup';
export type { Picture } from './picture';
export type { DeviceChoice, Plan, PlanGroup, PlanItem } from './plan';
export type { PrestoreApply } from './prestore';
export type { Promoter } from './promoter';
export type { Protocol, ProtocolRow, ProtocolText } from './protocol';
export type { Quotation } from './quotation';
export type { Rebate, RebateWithdrawal } from './rebate';
export { refusalsOf } from './refusal';
export type { Report, ReportContent, StaffReport, StaffReportRow, VerifiedReport } from './report';
export type { Requirement, RequirementMessage } from './requirement';
export type { Reservation, ReservationWait } from './reservation';
export type { ResumableUpload } from './resumableUpload';
export type { Retest } from './retest';
export type { OrderSample, StoredSample } from './sample';
export type { Recycle } from './sample4recycle';
export type { StaffSample } from './sampleStaff';
export type { Sampling } from './sampling';
export type { SamplingSetting } from './samplingSetting';
export type { ArticleHit, SearchKind, Suggestion } from './search';
export type { Sending } from './sending';
export type { SignedInSession } from './session';
export type { AccountManager, EditedSetting, Setting, Settings } from './setting';
export type { Spending, Spent } from './spending';
export type { StaffAccount } from './staffAccount';
export type { Statement } from './statement';
export type { Thanks } from './thanks';
export type { TransferApply } from './transferApply';
export type { TypeWithChildren } from './type';
export type { Upload } from './upload';
export type { Certification, User } from './user';
export type { Webhook, WebhookDelivery } from './webhook';
export type { WxLoginState } from './wechat';
