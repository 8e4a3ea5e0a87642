import { accountErrors, accountReasons } from './error/account';
import { accountMergeErrors, accountMergeReasons } from './error/accountMerge';
import { apiErrors, apiReasons } from './error/api';
import { clusterErrors, clusterReasons } from './error/cluster';
import { contentErrors, contentReasons } from './error/content';
import { couponErrors, couponReasons } from './error/coupon';
import { dataShareErrors, dataShareReasons } from './error/dataShare';
import { invoiceErrors, invoiceReasons } from './error/invoice';
import { memberErrors } from './error/member';
import { moneyErrors, moneyReasons } from './error/money';
import { orderErrors, orderReasons } from './error/order';
import { planErrors, planReasons } from './error/plan';
import { priceGroupErrors, priceGroupReasons } from './error/priceGroup';
import { promotionErrors, promotionReasons } from './error/promotion';
import { protocolErrors, protocolReasons } from './error/protocol';
import { quotationErrors, quotationReasons } from './error/quotation';
import { reportErrors, reportReasons } from './error/report';
import { requestErrors, requestReasons } from './error/request';
import { reservationErrors, reservationReasons } from './error/reservation';
import { retestErrors, retestReasons } from './error/retest';
import { sampleErrors, sampleReasons } from './error/sample';
import { samplingErrors, samplingReasons } from './error/sampling';
import { staffErrors, staffReasons } from './error/staff';
import { statementErrors, statementReasons } from './error/statement';
import { uploadErrors, uploadReasons } from './error/upload';
import { worksheetErrors, worksheetReasons } from './error/worksheet';

/** All refusals: stable id, HTTP status and message for the user. Programs test the id; the message may be reworded. */
export const errors = {
  ...requestErrors,
  ...uploadErrors,
  ...accountErrors,
  ...accountMergeErrors,
  ...staffErrors,
  ...apiErrors,
  ...clusterErrors,
  ...contentErrors,
  ...couponErrors,
  ...dataShareErrors,
  ...priceGroupErrors,
  ...promotionErrors,
  ...planErrors,
  ...samplingErrors,
  ...reservationErrors,
  ...sampleErrors,
  ...memberErrors,
  ...orderErrors,
  ...worksheetErrors,
  ...reportErrors,
  ...retestErrors,
  ...protocolErrors,
  ...quotationErrors,
  ...statementErrors,
  ...invoiceErrors,
  ...moneyErrors,
} as const satisfies Record<string, { status: number; msg: string }>;

export type ErrorId = keyof typeof errors;

export const errorIds = Object.keys(errors) as [ErrorId, ...ErrorId[]];

/** More exact messages than that of the id: reasons of refusals, and messages of fields that only the server checks. */
export const reasons = {
  ...requestReasons,
  ...uploadReasons,
  ...accountReasons,
  ...accountMergeReasons,
  ...staffReasons,
  ...apiReasons,
  ...clusterReasons,
  ...contentReasons,
  ...couponReasons,
  ...dataShareReasons,
  ...priceGroupReasons,
  ...promotionReasons,
  ...planReasons,
  ...samplingReasons,
  ...reservationReasons,
  ...sampleReasons,
  ...orderReasons,
  ...worksheetReasons,
  ...reportReasons,
  ...retestReasons,
  ...protocolReasons,
  ...quotationReasons,
  ...statementReasons,
  ...invoiceReasons,
  ...moneyReasons,
} as const;
