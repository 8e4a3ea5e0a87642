import type { App } from '../deps';
import { accountRoutes } from './account/account.routes';
import { addressRoutes } from './address/address.routes';
import { apiTokenRoutes } from './apiToken/apiToken.routes';
import { approvalStaffRoutes } from './approval/approval.staff.routes';
import { articleRoutes } from './article/article.routes';
import { articleStaffRoutes } from './article/article.staff.routes';
import { assetRoutes } from './asset/asset.routes';
import { auditStaffRoutes } from './audit/audit.staff.routes';
import { catalogueStaffRoutes } from './catalogue/catalogue.staff.routes';
import { clusterRoutes } from './cluster/cluster.routes';
import { clusterStaffRoutes } from './cluster/cluster.staff.routes';
import { consentRoutes } from './consent/consent.routes';
import { couponRoutes } from './coupon/coupon.routes';
import { couponStaffRoutes } from './coupon/coupon.staff.routes';
import { creditRoutes } from './credit/credit.routes';
import { creditStaffRoutes } from './credit/credit.staff.routes';
import { creditActs } from './credit/credit.staff.service';
import { deskRoutes } from './desk/desk.routes';
import { deviceRoutes } from './device/device.routes';
import { downloadRoutes } from './download/download.routes';
import { evaluationRoutes } from './evaluation/evaluation.routes';
import { evaluationStaffRoutes } from './evaluation/evaluation.staff.routes';
import { homeRoutes } from './home/home.routes';
import { homeStaffRoutes } from './home/home.staff.routes';
import { instrumentStaffRoutes } from './instrument/instrument.staff.routes';
import { integrationRoutes } from './integration/integration.routes';
import { integrationStaffRoutes } from './integration/integration.staff.routes';
import { inviteRoutes } from './invite/invite.routes';
import { invoiceRoutes } from './invoice/invoice.routes';
import { invoiceApplyRoutes } from './invoiceApply/invoiceApply.routes';
import { invoiceApplyStaffRoutes } from './invoiceApply/invoiceApply.staff.routes';
import { invoiceApplyApprovals } from './invoiceApply/invoiceApply.staff.service';
import { ledgerStaffRoutes } from './ledger/ledger.staff.routes';
import { messageRoutes } from './message/message.routes';
import { orderChangeRoutes } from './order/order.change.routes';
import { orderDraftRoutes } from './order/order.draft.routes';
import { orderInstrumentRoutes } from './order/order.instrument.routes';
import { orderRoutes } from './order/order.routes';
import { orderSearchRoutes } from './order/order.search.routes';
import { orderStaffRoutes } from './order/order.staff.routes';
import { orderFileRoutes } from './orderFile/orderFile.routes';
import { orderFileStaffRoutes } from './orderFile/orderFile.staff.routes';
import { personalRoutes } from './personal/personal.routes';
import { pictureRoutes } from './picture/picture.routes';
import { pictureStaffRoutes } from './picture/picture.staff.routes';
import { planRoutes } from './plan/plan.routes';
import { planShareRoutes } from './plan/plan.share.routes';
import { prestoreRoutes } from './prestore/prestore.routes';
import { prestoreStaffRoutes } from './prestore/prestore.staff.routes';
import { prestoreActs } from './prestore/prestore.staff.service';
import { userRoutes } from './profile/profile.routes';
import { promoterRoutes } from './promoter/promoter.routes';
import { promoterStaffRoutes } from './promoter/promoter.staff.routes';
import { promotionRoutes } from './promotion/promotion.routes';
import { quotationRoutes } from './quotation/quotation.routes';
import { quotationStaffRoutes } from './quotation/quotation.staff.routes';
import { rebateRoutes } from './rebate/rebate.routes';
import { rebateStaffRoutes } from './rebate/rebate.staff.routes';
import { rebateActs } from './rebate/withdrawal.staff.service';
import { requirementRoutes } from './requirement/requirement.routes';
import { requirementStaffRoutes } from './requirement/requirement.staff.routes';
import { reservationRoutes } from './reservation/reservation.routes';
import { reservationStaffRoutes } from './reservation/reservation.staff.routes';
import { sampleRoutes } from './sample/sample.routes';
import { sampleStaffRoutes } from './sample/sample.staff.routes';
import { recycleRoutes } from './sample/sample4recycle.routes';
import { samplingRoutes } from './sampling/sampling.routes';
import { samplingStaffRoutes } from './sampling/sampling.staff.routes';
import { searchRoutes } from './search/search.routes';
import { sessionRoutes } from './session/session.routes';
import { settingRoutes } from './setting/setting.routes';
import { settingStaffRoutes } from './setting/setting.staff.routes';
import { shareCardRoutes } from './shareCard/shareCard.routes';
import { signatureRoutes } from './signature/signature.routes';
import { sitemapRoutes } from './sitemap/sitemap.routes';
import { staffAccountRoutes } from './staffAccount/staffAccount.routes';
import { statementClusterRoutes } from './statement/statement.cluster.routes';
import { statementActs } from './statement/statement.refund.service';
import { repayOldest } from './statement/statement.repay.service';
import { ordersPaidFrom } from './statement/statement.repo';
import { statementRoutes } from './statement/statement.routes';
import { statementStaffRoutes } from './statement/statement.staff.routes';
import { thanksRoutes } from './thanks/thanks.routes';
import { transferApplyActs } from './transferApply/transferApply.match.service';
import { transferApplyRoutes } from './transferApply/transferApply.routes';
import { transferApplyStaffRoutes } from './transferApply/transferApply.staff.routes';
import { typeRoutes } from './type/type.routes';
import { resumableUploadRoutes } from './upload/resumableUpload.routes';
import { uploadRoutes } from './upload/upload.routes';
import { webhookRoutes } from './webhook/webhook.routes';
import { wechatRoutes } from './wechat/wechat.routes';

/** Acts that a second person agrees to, of all modules. */
export const approvalActs = {
  ...prestoreActs,
  ...creditActs,
  ...rebateActs,
  ...statementActs,
  ...transferApplyActs,
  ...invoiceApplyApprovals,
};

/** Routes of each module that the application registers. */
export const modules: readonly ((app: App) => void)[] = [
  accountRoutes,
  consentRoutes,
  sessionRoutes,
  wechatRoutes,
  userRoutes,
  personalRoutes,
  apiTokenRoutes,
  webhookRoutes,
  addressRoutes,
  invoiceRoutes,
  couponRoutes,
  couponStaffRoutes,
  ledgerStaffRoutes,
  staffAccountRoutes,
  auditStaffRoutes,
  articleStaffRoutes,
  integrationRoutes,
  integrationStaffRoutes,
  approvalStaffRoutes(approvalActs),
  prestoreRoutes,
  prestoreStaffRoutes,
  creditRoutes(repayOldest),
  creditStaffRoutes,
  assetRoutes,
  promoterRoutes,
  promoterStaffRoutes,
  promotionRoutes,
  rebateRoutes,
  rebateStaffRoutes,
  inviteRoutes,
  messageRoutes,
  orderRoutes,
  orderChangeRoutes,
  orderStaffRoutes,
  orderSearchRoutes(ordersPaidFrom),
  evaluationRoutes,
  evaluationStaffRoutes,
  statementRoutes,
  statementStaffRoutes,
  clusterRoutes,
  statementClusterRoutes,
  clusterStaffRoutes,
  transferApplyRoutes,
  transferApplyStaffRoutes,
  invoiceApplyRoutes,
  invoiceApplyStaffRoutes,
  orderFileRoutes,
  downloadRoutes,
  orderFileStaffRoutes,
  shareCardRoutes,
  signatureRoutes,
  planRoutes,
  planShareRoutes,
  sampleRoutes,
  sampleStaffRoutes,
  recycleRoutes,
  samplingRoutes,
  samplingStaffRoutes,
  instrumentStaffRoutes,
  reservationRoutes,
  reservationStaffRoutes,
  orderDraftRoutes,
  orderInstrumentRoutes,
  uploadRoutes,
  resumableUploadRoutes,
  deskRoutes,
  deviceRoutes,
  catalogueStaffRoutes,
  articleRoutes,
  thanksRoutes,
  searchRoutes,
  requirementRoutes,
  requirementStaffRoutes,
  quotationRoutes,
  quotationStaffRoutes,
  sitemapRoutes,
  homeRoutes,
  homeStaffRoutes,
  pictureRoutes,
  pictureStaffRoutes,
  settingRoutes,
  settingStaffRoutes,
  typeRoutes,
];
