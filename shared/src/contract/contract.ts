import type { z } from 'zod';
import { accountEndpoints } from './account';
import { accountMergeEndpoints } from './accountMerge';
import { addressEndpoints } from './address';
import { apiTokenEndpoints } from './apiToken';
import { approvalEndpoints } from './approval';
import { articleEndpoints } from './article';
import { articleStaffEndpoints } from './articleStaff';
import { assetEndpoints } from './asset';
import { auditEndpoints } from './audit';
import { clusterEndpoints } from './cluster';
import { clusterBudgetEndpoints } from './clusterBudget';
import { clusterDataEndpoints } from './clusterData';
import { clusterMemberEndpoints } from './clusterMember';
import { clusterMoneyEndpoints } from './clusterMoney';
import { clusterPaymentEndpoints } from './clusterPayment';
import { clusterRequestEndpoints } from './clusterRequest';
import { clusterStaffEndpoints } from './clusterStaff';
import { consentEndpoints } from './consent';
import { couponEndpoints } from './coupon';
import { creditEndpoints } from './credit';
import { deskEndpoints } from './desk';
import { deskMemberEndpoints } from './deskMember';
import { deviceEndpoints } from './device';

export type { DeviceContent, StaffDeviceRow } from './deviceStaff';

import { dataShareEndpoints } from './dataShare';
import { dataTagEndpoints } from './dataTag';
import { dataViewEndpoints } from './dataView';
import { deviceStaffEndpoints } from './deviceStaff';
import { evaluationEndpoints } from './evaluation';
import { figureEndpoints } from './figure';
import { finderEndpoints } from './finder';
import { homeEndpoints } from './home';
import { homeStaffEndpoints } from './homeStaff';
import { instrumentEndpoints } from './instrument';
import { integrationEndpoints } from './integration';
import { inviteEndpoints } from './invite';
import { invoiceEndpoints } from './invoice';
import { invoiceApplyEndpoints } from './invoiceApply';
import { invoiceApplyStaffEndpoints } from './invoiceApplyStaff';
import { invoiceFinanceEndpoints } from './invoiceFinance';
import { invoiceHistoryEndpoints } from './invoiceHistory';
import { ledgerEndpoints } from './ledger';
import { memberNoteEndpoints } from './memberNote';
import { messageEndpoints } from './message';
import { orderChangeEndpoints } from './orderChange';
import { orderDocumentEndpoints } from './orderDocument';
import { orderDraftEndpoints } from './orderDraft';
import { orderEndpoints } from './orderEndpoint';
import { orderFileEndpoints } from './orderFile';
import { orderListEndpoints } from './orderList';
import { orderStaffEndpoints } from './orderStaff';
import { personalEndpoints } from './personal';
import { pictureEndpoints } from './picture';
import { planEndpoints } from './plan';

export type { DataShare, DataShareDetail, SharedData } from './dataShare';
export type { KeptView, SavedView } from './dataView';
export type { PlanShare, SharedPlan } from './planShare';

import { bankLineEndpoints } from './bankLine';
import { planShareEndpoints } from './planShare';
import { prestoreEndpoints } from './prestore';
import { previewEndpoints } from './preview';
import { priceGroupEndpoints } from './priceGroup';
import { promoterEndpoints } from './promoter';
import { protocolEndpoints } from './protocol';
import { quotationEndpoints } from './quotation';
import { rebateEndpoints } from './rebate';
import { reconciliationEndpoints } from './reconciliation';
import type { RefusalOf } from './refusal';
import { reportEndpoints } from './report';
import { requirementEndpoints } from './requirement';
import { reservationEndpoints } from './reservation';
import { resumableUploadEndpoints } from './resumableUpload';
import { retestEndpoints } from './retest';
import { sampleEndpoints } from './sample';
import { recycleEndpoints } from './sample4recycle';
import { sampleStaffEndpoints } from './sampleStaff';
import { samplingEndpoints } from './sampling';
import { searchEndpoints } from './search';
import { sendingEndpoints } from './sending';
import { sessionEndpoints } from './session';
import { settingEndpoints } from './setting';
import { sitemapEndpoints } from './sitemap';
import { secondFactorEndpoints, staffAccountEndpoints } from './staffAccount';
import { statementEndpoints } from './statement';
import { statementManyEndpoints } from './statementMany';
import { thanksEndpoints } from './thanks';
import { transferApplyEndpoints } from './transferApply';
import { typeEndpoints } from './type';
import { unclaimedEndpoints } from './unclaimed';
import { uploadEndpoints } from './upload';
import { userEndpoints } from './user';
import { webhookEndpoints } from './webhook';
import { wechatEndpoints } from './wechat';
import { worksheetEndpoints } from './worksheet';

/**
 * All calls of the API by their path below `/api/`. The server, the documentation, the browser and the fake server
 * are derived from it.
 */
export const contract = {
  ...homeEndpoints,
  ...homeStaffEndpoints,
  ...typeEndpoints,
  ...deskEndpoints,
  ...deskMemberEndpoints,
  ...deviceEndpoints,
  ...figureEndpoints,
  ...finderEndpoints,
  ...deviceStaffEndpoints,
  ...articleEndpoints,
  ...articleStaffEndpoints,
  ...thanksEndpoints,
  ...searchEndpoints,
  ...requirementEndpoints,
  ...quotationEndpoints,
  ...sitemapEndpoints,
  ...settingEndpoints,
  ...accountEndpoints,
  ...accountMergeEndpoints,
  ...consentEndpoints,
  ...sessionEndpoints,
  ...wechatEndpoints,
  ...userEndpoints,
  ...personalEndpoints,
  ...apiTokenEndpoints,
  ...webhookEndpoints,
  ...addressEndpoints,
  ...invoiceEndpoints,
  ...couponEndpoints,
  ...priceGroupEndpoints,
  ...integrationEndpoints,
  ...approvalEndpoints,
  ...prestoreEndpoints,
  ...creditEndpoints,
  ...assetEndpoints,
  ...reconciliationEndpoints,
  ...promoterEndpoints,
  ...rebateEndpoints,
  ...inviteEndpoints,
  ...pictureEndpoints,
  ...planEndpoints,
  ...dataShareEndpoints,
  ...dataTagEndpoints,
  ...dataViewEndpoints,
  ...planShareEndpoints,
  ...previewEndpoints,
  ...orderEndpoints,
  ...orderChangeEndpoints,
  ...orderDraftEndpoints,
  ...orderStaffEndpoints,
  ...orderFileEndpoints,
  ...worksheetEndpoints,
  ...reportEndpoints,
  ...retestEndpoints,
  ...orderListEndpoints,
  ...evaluationEndpoints,
  ...orderDocumentEndpoints,
  ...protocolEndpoints,
  ...sampleEndpoints,
  ...sampleStaffEndpoints,
  ...recycleEndpoints,
  ...unclaimedEndpoints,
  ...samplingEndpoints,
  ...instrumentEndpoints,
  ...reservationEndpoints,
  ...statementEndpoints,
  ...statementManyEndpoints,
  ...transferApplyEndpoints,
  ...bankLineEndpoints,
  ...clusterEndpoints,
  ...clusterBudgetEndpoints,
  ...clusterDataEndpoints,
  ...clusterMemberEndpoints,
  ...clusterRequestEndpoints,
  ...clusterMoneyEndpoints,
  ...clusterPaymentEndpoints,
  ...clusterStaffEndpoints,
  ...invoiceApplyEndpoints,
  ...invoiceHistoryEndpoints,
  ...invoiceApplyStaffEndpoints,
  ...invoiceFinanceEndpoints,
  ...uploadEndpoints,
  ...resumableUploadEndpoints,
  ...ledgerEndpoints,
  ...staffAccountEndpoints,
  ...secondFactorEndpoints,
  ...auditEndpoints,
  ...sendingEndpoints,
  ...memberNoteEndpoints,
  ...messageEndpoints,
};

export type Contract = typeof contract;
export type Path = keyof Contract;
/** Input that a caller sends. */
export type Input<P extends Path> = z.input<Contract[P]['input']>;
/** Input that a handler receives, with defaults. */
export type Parsed<P extends Path> = z.output<Contract[P]['input']>;
/** Type of `data` on success. */
export type Data<P extends Path> = z.output<Contract[P]['data']>;
/** Calls that edit a record from a state. */
export type EditPath = { [P in Path]: Contract[P] extends { edits: z.ZodType } ? P : never }[Path];
/** Calls whose answers show something: they only read, or say why they change nothing. An act can make these old. */
export type ReadPath = {
  [P in Path]: Contract[P] extends { reads: true } | { outdates: { none: string } } ? P : never;
}[Path];
/** What an edit replaces, with its etag. */
export type Edited<P extends EditPath> = z.output<Contract[P]['edits']>;

/** Ids of the refusals that a call can give. */
export type RefusalId<P extends Path> = P extends Path ? RefusalOf<Contract[P]> : never;
