import { addAccountMergeCommands } from './accountMerge';
import { addApprovalCommands } from './approval';
import { addArticleCommands } from './article';
import { addAuditCommands } from './audit';
import { addCallCommands } from './call';
import { addClusterCommands } from './cluster';
import { addCouponCommands } from './coupon';
import { addCreditCommands } from './credit';
import { addDeviceCommands } from './device';
import { addEvaluationCommands } from './evaluation';
import { addHomeCommands } from './home';
import { addInstrumentCommands } from './instrument';
import { addIntegrationCommands } from './integration';
import { addInvoiceCommands } from './invoiceApply';
import { addLedgerCommands } from './ledger';
import { addOrderCommands } from './order';
import { addOrderFileCommands } from './orderFile';
import { addPictureCommands } from './picture';
import { addPrestoreCommands } from './prestore';
import type { AddCommands } from './program';
import { addPromoterCommands } from './promoter';
import { addQuotationCommands } from './quotation';
import { addRequirementCommands } from './requirement';
import { addReservationCommands } from './reservation';
import { addSampleCommands } from './sample';
import { addSamplingCommands } from './sampling';
import { addSecondFactorCommands } from './secondFactor';
import { addSendingCommands } from './sending';
import { addSettingCommands } from './setting';
import { addStaffAccountCommands } from './staffAccount';
import { addStatementCommands } from './statement';
import { addTransferCommands } from './transferApply';

/** Commands by subject, in the order in which the help lists them. */
export const subjects: Readonly<Record<string, readonly AddCommands[]>> = {
  订单: [addOrderCommands, addOrderFileCommands],
  样品: [addSampleCommands],
  上门取样: [addSamplingCommands],
  仪器与机时: [addReservationCommands, addInstrumentCommands],
  需求与报价: [addRequirementCommands, addQuotationCommands],
  资金: [
    addStatementCommands,
    addTransferCommands,
    addPrestoreCommands,
    addCreditCommands,
    addApprovalCommands,
    addLedgerCommands,
  ],
  发票: [addInvoiceCommands],
  社群: [addClusterCommands],
  优惠与推广: [addCouponCommands, addIntegrationCommands, addPromoterCommands],
  评价: [addEvaluationCommands],
  合并账户: [addAccountMergeCommands],
  服务项目: [addDeviceCommands],
  文章: [addArticleCommands],
  首页: [addHomeCommands],
  图片: [addPictureCommands],
  门户设置: [addSettingCommands],
  工作人员: [addStaffAccountCommands, addSecondFactorCommands, addAuditCommands],
  发送与任务: [addSendingCommands],
  给脚本: [addCallCommands],
};
