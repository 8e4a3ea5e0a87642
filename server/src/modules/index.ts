import type { Module } from '../kit/module';
import { accountModule } from './account/account.module';
import { accountMergeModule } from './accountMerge/accountMerge.module';
import { addressModule } from './address/address.module';
import { apiTokenModule } from './apiToken/apiToken.module';
import { approvalModule } from './approval/approval.module';
import { articleModule } from './article/article.module';
import { assetModule } from './asset/asset.module';
import { auditModule } from './audit/audit.module';
import { bankLineModule } from './bankLine/bankLine.module';
import { catalogueModule } from './catalogue/catalogue.module';
import { clusterModule } from './cluster/cluster.module';
import { consentModule } from './consent/consent.module';
import { contentModule } from './content/content.module';
import { couponModule } from './coupon/coupon.module';
import { creditModule } from './credit/credit.module';
import { dataShareModule } from './dataShare/dataShare.module';
import { deskModule } from './desk/desk.module';
import { deviceModule } from './device/device.module';
import { downloadModule } from './download/download.module';
import { evaluationModule } from './evaluation/evaluation.module';
import { figureModule } from './figure/figure.module';
import { homeModule } from './home/home.module';
import { instrumentModule } from './instrument/instrument.module';
import { integrationModule } from './integration/integration.module';
import { inviteModule } from './invite/invite.module';
import { invoiceModule } from './invoice/invoice.module';
import { invoiceApplyModule } from './invoiceApply/invoiceApply.module';
import { ledgerModule } from './ledger/ledger.module';
import { limitModule } from './limit/limit.module';
import { memberNoteModule } from './memberNote/memberNote.module';
import { messageModule } from './message/message.module';
import { orderModule } from './order/order.module';
import { orderFileModule } from './orderFile/orderFile.module';
import { placeWithRaw } from './orderFile/orderFile.raw.service';
import { permitDelivery } from './orderFile/orderFile.secondCheck.service';
import { personalModule } from './personal/personal.module';
import { pictureModule } from './picture/picture.module';
import { planModule } from './plan/plan.module';
import { prestoreModule } from './prestore/prestore.module';
import { priceGroupModule } from './priceGroup/priceGroup.module';
import { profileModule } from './profile/profile.module';
import { promoterModule } from './promoter/promoter.module';
import { promotionModule } from './promotion/promotion.module';
import { quotationModule } from './quotation/quotation.module';
import { rebateModule } from './rebate/rebate.module';
import { reconciliationModule } from './reconciliation/reconciliation.module';
import { reportModule } from './report/report.module';
import { requirementModule } from './requirement/requirement.module';
import { reservationModule } from './reservation/reservation.module';
import { requireHeldHours } from './reservation/reservation.plan.service';
import { retestModule } from './retest/retest.module';
import { sampleModule } from './sample/sample.module';
import { samplingModule } from './sampling/sampling.module';
import { searchModule } from './search/search.module';
import { sendingModule } from './sending/sending.module';
import { sessionModule } from './session/session.module';
import { settingModule } from './setting/setting.module';
import { shareCardModule } from './shareCard/shareCard.module';
import { signatureModule } from './signature/signature.module';
import { sitemapModule } from './sitemap/sitemap.module';
import { smsCodeModule } from './smsCode/smsCode.module';
import { staffAccountModule } from './staffAccount/staffAccount.module';
import { statementModule } from './statement/statement.module';
import { repayOldest } from './statement/statement.repay.service';
import { ordersPaidFrom } from './statement/statement.repo';
import { thanksModule } from './thanks/thanks.module';
import { ticketModule } from './ticket/ticket.module';
import { transferApplyModule } from './transferApply/transferApply.module';
import { typeModule } from './type/type.module';
import { unclaimedModule } from './unclaimed/unclaimed.module';
import { uploadModule } from './upload/upload.module';
import { webhookModule } from './webhook/webhook.module';
import { wechatModule } from './wechat/wechat.module';
import { worksheetModule } from './worksheet/worksheet.module';
import { checkedOrders } from './worksheet/worksheet.sample.service';

const cards: readonly Module[] = [
  accountModule,
  accountMergeModule,
  addressModule,
  apiTokenModule,
  articleModule,
  assetModule,
  auditModule,
  catalogueModule,
  clusterModule,
  consentModule,
  contentModule,
  couponModule,
  creditModule(repayOldest),
  dataShareModule,
  deskModule,
  deviceModule,
  evaluationModule,
  figureModule,
  homeModule,
  instrumentModule,
  integrationModule,
  inviteModule,
  invoiceModule,
  invoiceApplyModule,
  ledgerModule,
  limitModule,
  memberNoteModule,
  messageModule,
  orderModule({
    place: placeWithRaw,
    paidFrom: ordersPaidFrom,
    permitDelivery: permitDelivery(checkedOrders),
  }),
  orderFileModule(checkedOrders),
  personalModule,
  pictureModule,
  planModule(requireHeldHours),
  prestoreModule,
  priceGroupModule,
  profileModule,
  promoterModule,
  promotionModule,
  quotationModule,
  rebateModule,
  reconciliationModule,
  reportModule,
  requirementModule,
  reservationModule,
  retestModule,
  sampleModule,
  samplingModule,
  searchModule,
  sendingModule,
  sessionModule,
  settingModule,
  shareCardModule,
  signatureModule,
  sitemapModule,
  smsCodeModule,
  staffAccountModule,
  statementModule,
  thanksModule,
  ticketModule,
  bankLineModule,
  transferApplyModule,
  typeModule,
  unclaimedModule,
  uploadModule,
  webhookModule,
  wechatModule,
  worksheetModule,
];

/** The cards of all modules. */
export const modules: readonly Module[] = [approvalModule(cards), downloadModule(cards), ...cards];
