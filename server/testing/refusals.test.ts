import { contract, type Endpoint, type Path } from '@portal/shared/contract';
import { accountRefusals } from './refusals/account';
import { accountMergeRefusals } from './refusals/accountMerge';
import { addressRefusals } from './refusals/address';
import { apiTokenRefusals } from './refusals/apiToken';
import { approvalRefusals } from './refusals/approval';
import { articleRefusals } from './refusals/article';
import { articleStaffRefusals } from './refusals/articleStaff';
import { bankLineRefusals } from './refusals/bankLine';
import { clusterRefusals } from './refusals/cluster';
import { consentRefusals } from './refusals/consent';
import { couponRefusals } from './refusals/coupon';
import { creditRefusals } from './refusals/credit';
import { dataShareRefusals } from './refusals/dataShare';
import { deviceRefusals } from './refusals/device';
import { deviceStaffRefusals } from './refusals/deviceStaff';
import { evaluationRefusals } from './refusals/evaluation';
import { homeStaffRefusals } from './refusals/homeStaff';
import { instrumentRefusals } from './refusals/instrument';
import { integrationRefusals } from './refusals/integration';
import { invoiceRefusals } from './refusals/invoice';
import { invoiceApplyRefusals } from './refusals/invoiceApply';
import { ledgerRefusals } from './refusals/ledger';
import { memberNoteRefusals } from './refusals/memberNote';
import { messageRefusals } from './refusals/message';
import { orderRefusals } from './refusals/order';
import { orderFileRefusals } from './refusals/orderFile';
import { personalRefusals } from './refusals/personal';
import { planRefusals } from './refusals/plan';
import { prestoreRefusals } from './refusals/prestore';
import { priceGroupRefusals } from './refusals/priceGroup';
import { promoterRefusals } from './refusals/promoter';
import { protocolRefusals } from './refusals/protocol';
import { quotationRefusals } from './refusals/quotation';
import { rebateRefusals } from './refusals/rebate';
import { reportRefusals } from './refusals/report';
import { requirementRefusals } from './refusals/requirement';
import { reservationRefusals } from './refusals/reservation';
import { resumableUploadRefusals } from './refusals/resumableUpload';
import { retestRefusals } from './refusals/retest';
import { sampleRefusals } from './refusals/sample';
import { samplingRefusals } from './refusals/sampling';
import { type Scenarios, startApp, startScenario } from './refusals/scene';
import { sendingRefusals } from './refusals/sending';
import { sessionRefusals } from './refusals/session';
import { staffAccountRefusals } from './refusals/staffAccount';
import { statementRefusals } from './refusals/statement';
import { transferApplyRefusals } from './refusals/transferApply';
import { unclaimedRefusals } from './refusals/unclaimed';
import { uploadRefusals } from './refusals/upload';
import { userRefusals } from './refusals/user';
import { webhookRefusals } from './refusals/webhook';
import { wechatRefusals } from './refusals/wechat';
import { worksheetRefusals } from './refusals/worksheet';
import type { Answer } from './testApp';

const scenarios: Scenarios = {
  ...accountRefusals,
  ...accountMergeRefusals,
  ...addressRefusals,
  ...apiTokenRefusals,
  ...approvalRefusals,
  ...articleRefusals,
  ...articleStaffRefusals,
  ...clusterRefusals,
  ...consentRefusals,
  ...couponRefusals,
  ...creditRefusals,
  ...deviceRefusals,
  ...deviceStaffRefusals,
  ...evaluationRefusals,
  ...homeStaffRefusals,
  ...integrationRefusals,
  ...invoiceRefusals,
  ...invoiceApplyRefusals,
  ...ledgerRefusals,
  ...memberNoteRefusals,
  ...messageRefusals,
  ...orderRefusals,
  ...dataShareRefusals,
  ...orderFileRefusals,
  ...personalRefusals,
  ...planRefusals,
  ...prestoreRefusals,
  ...priceGroupRefusals,
  ...promoterRefusals,
  ...protocolRefusals,
  ...quotationRefusals,
  ...rebateRefusals,
  ...reportRefusals,
  ...requirementRefusals,
  ...retestRefusals,
  ...sampleRefusals,
  ...samplingRefusals,
  ...instrumentRefusals,
  ...reservationRefusals,
  ...sessionRefusals,
  ...sendingRefusals,
  ...staffAccountRefusals,
  ...statementRefusals,
  ...bankLineRefusals,
  ...transferApplyRefusals,
  ...unclaimedRefusals,
  ...resumableUploadRefusals,
  ...uploadRefusals,
  ...userRefusals,
  ...webhookRefusals,
  ...wechatRefusals,
  ...worksheetRefusals,
};

beforeAll(startApp);
beforeEach(startScenario);

const cases = Object.entries(scenarios).flatMap(([path, byId]) =>
  Object.entries<() => Promise<Pick<Answer<Path>, 'error'>>>(byId).map(
    ([id, act]) => [path, id, act] as const,
  ),
);

test.each(cases)('%s can be refused with %s', async (_path, id, act) => {
  expect((await act()).error).toBe(id);
});

test('each refusal that the contract names for a call is among these', () => {
  const named = Object.entries<Endpoint>(contract).flatMap(([path, { errors = [] }]) =>
    errors.map((id) => `${path} ${id}`),
  );
  expect(cases.map(([path, id]) => `${path} ${id}`).sort()).toEqual(named.sort());
});
