import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { dataShareOpenings, dataShares } from '../dataShare/dataShare.table';
import { evaluationPictures, evaluations } from '../evaluation/evaluation.table';
import { orderNotes } from '../order/order.desk.table';
import { orderDrafts } from '../order/order.draft.table';
import { orderReturns, orderSamples } from '../order/order.sample.table';
import { orderEvents, orderItems, orderPickups, orderPromises, orders } from '../order/order.table';
import { orderFiles } from '../orderFile/orderFile.table';
import { dataTags } from '../orderFile/orderFile.tag.table';
import { dataViews } from '../orderFile/orderFile.view.table';
import { planShares } from '../plan/plan.share.table';
import { planItems } from '../plan/plan.table';
import { protocolSignatures, protocols } from '../protocol/protocol.table';
import { quotationLines, quotations } from '../quotation/quotation.table';
import { reports } from '../report/report.table';
import { requirementFiles, requirementMessages, requirements } from '../requirement/requirement.table';
import { retests } from '../retest/retest.table';
import { samplings } from '../sampling/sampling.table';
import type { ExportPlace } from './personal.export.rules';
import { byUser, type Owner, place, type Records, records } from './personal.recordsOfTable.repo';

const byOrder =
  (column: AnyPgColumn) =>
  (tx: Tx, { rid }: Owner): SQL =>
    inArray(column, tx.select({ rid: orders.rid }).from(orders).where(eq(orders.user_rid, rid)));

const ofOrder = (list: string): ExportPlace => ({ file: 'orders', within: { list, by: 'order_rid' } });

/** Condition: messages of a member's requirements. */
const ofRequirement = (tx: Tx, { rid }: Owner): SQL =>
  inArray(
    requirementMessages.requirement_code,
    tx.select({ code: requirements.code }).from(requirements).where(eq(requirements.user_rid, rid)),
  );

/** Condition: a member's quotations of requirements, which are deleted with them. */
const ofRequirementQuotation = ({ rid }: Owner): SQL | undefined =>
  and(eq(quotations.user_rid, rid), isNotNull(quotations.requirement_code));

/** What is planned, asked for and ordered. */
export const orderRecords: readonly Records[] = [
  records(planItems, {
    of: byUser(planItems.user_rid),
    exported: { file: 'plan' },
    hidden: ['prepared_by'],
    sortedBy: planItems.created,
    closing: 'delete',
  }),
  records(planShares, {
    of: byUser(planShares.user_rid),
    exported: { file: 'planShares' },
    sortedBy: planShares.created,
    closing: 'delete',
  }),
  records(dataTags, {
    of: byUser(dataTags.user_rid),
    exported: { file: 'dataTags' },
    hidden: ['user_rid'],
    sortedBy: dataTags.tag,
    closing: 'delete',
  }),
  records(dataViews, {
    of: byUser(dataViews.user_rid),
    exported: { file: 'dataViews' },
    hidden: ['user_rid'],
    sortedBy: dataViews.saved,
    closing: 'delete',
  }),
  records(dataShareOpenings, {
    of: (tx, { rid }) =>
      inArray(
        dataShareOpenings.share_rid,
        tx.select({ rid: dataShares.rid }).from(dataShares).where(eq(dataShares.user_rid, rid)),
      ),
    exported: { file: 'dataShares', within: { list: 'openings', by: 'share_rid' } },
    sortedBy: dataShareOpenings.day,
    closing: 'delete',
  }),
  records(dataShares, {
    of: byUser(dataShares.user_rid),
    exported: { file: 'dataShares' },
    hidden: ['password_hash'],
    sortedBy: dataShares.created,
    closing: 'delete',
  }),
  records(orderDrafts, {
    of: byUser(orderDrafts.user_rid),
    exported: { file: 'orderDrafts' },
    sortedBy: orderDrafts.saved,
    closing: 'delete',
  }),
  records(quotationLines, {
    of: (tx, owner) =>
      inArray(
        quotationLines.quotation_rid,
        tx.select({ rid: quotations.rid }).from(quotations).where(ofRequirementQuotation(owner)),
      ),
    exported: { because: 'exported with the lines of all quotations' },
    closing: 'delete',
  }),
  records(quotationLines, {
    of: (tx, { rid }) =>
      inArray(
        quotationLines.quotation_rid,
        tx.select({ rid: quotations.rid }).from(quotations).where(eq(quotations.user_rid, rid)),
      ),
    exported: { file: 'quotations', within: { list: 'lines', by: 'quotation_rid' } },
    sortedBy: quotationLines.id,
    closing: {
      quotation_rid: 'keep',
      item_rid: 'keep',
      device_rid: 'keep',
      name: 'keep',
      unit: 'keep',
      options: 'keep',
      option_text: 'keep',
    },
  }),
  records(quotations, {
    of: (_tx, owner) => ofRequirementQuotation(owner),
    exported: { because: 'exported with all quotations' },
    closing: 'delete',
  }),
  records(quotations, {
    of: byUser(quotations.user_rid),
    exported: { file: 'quotations' },
    hidden: ['reminded'],
    sortedBy: quotations.created,
    closing: {
      rid: 'keep',
      code: 'keep',
      user_rid: 'keep',
      order_rid: 'keep',
      requirement_code: 'keep',
      state: 'keep',
      valid_until: 'keep',
      note: 'clear',
      reason: 'clear',
      file_rid: 'clear',
    },
  }),
  // The lab keeps what it has issued, also for those who check it by its code.
  records(reports, {
    of: (_tx, { rid }) => and(eq(reports.user_rid, rid), isNotNull(reports.code)),
    exported: { file: 'reports' },
    hidden: ['author_rid', 'writers', 'issuer_rid', 'note'],
    sortedBy: reports.created,
    closing: {
      rid: 'keep',
      user_rid: 'keep',
      order_rid: 'keep',
      first_rid: 'keep',
      serial: 'keep',
      state: 'keep',
      content: 'keep',
      reason: 'keep',
      note: 'keep',
      withdrawn_reason: 'keep',
      author_rid: 'keep',
      writers: 'keep',
      issuer_rid: 'keep',
      code: 'keep',
      sha256: 'keep',
      file_rid: 'keep',
      signature: 'keep',
      mask: 'keep',
    },
  }),
  records(reports, {
    of: (_tx, { rid }) => and(eq(reports.user_rid, rid), isNull(reports.code)),
    exported: { because: 'what staff write and have not issued' },
    closing: 'delete',
  }),
  records(orderNotes, {
    of: byOrder(orderNotes.order_rid),
    exported: { because: 'what staff tell each other about their work; it may name other people' },
    closing: 'delete',
  }),
  records(requirementFiles, {
    of: (tx, owner) =>
      inArray(
        requirementFiles.message_rid,
        tx.select({ rid: requirementMessages.rid }).from(requirementMessages).where(ofRequirement(tx, owner)),
      ),
    exported: { because: 'the files are in the export, and its index lists them' },
    closing: 'delete',
  }),
  records(requirementMessages, {
    of: ofRequirement,
    exported: { file: 'requirements', within: { list: 'messages', by: 'requirement_code' } },
    hidden: ['by_rid'],
    sortedBy: requirementMessages.at,
    closing: 'delete',
  }),
  records(requirements, {
    of: byUser(requirements.user_rid),
    exported: { file: 'requirements' },
    hidden: ['prepared_by'],
    sortedBy: requirements.created,
    closing: 'delete',
  }),
  records(samplings, {
    of: byUser(samplings.user_rid),
    exported: { file: 'samplings' },
    sortedBy: samplings.created,
    closing: {
      rid: 'keep',
      code: 'keep',
      user_rid: 'keep',
      state: 'keep',
      date: 'keep',
      time: 'keep',
      ...place,
      name: 'clear',
      phone: 'clear',
      message: 'clear',
      scene_date: 'keep',
    },
  }),
  records(orders, {
    of: byUser(orders.user_rid),
    exported: { file: 'orders' },
    hidden: ['search', 'prepared_by'],
    sortedBy: orders.created,
    closing: {
      rid: 'keep',
      code: 'keep',
      user_rid: 'keep',
      state: 'keep',
      sampling_rid: 'keep',
      retest_of: 'keep',
      human_samples: 'keep',
      search: 'clear',
      materials: 'keep',
      parcel_company: 'keep',
      coupon_rid: 'keep',
      prepared_by: 'keep',
      materials_other: 'clear',
      fund_code: 'clear',
      message: 'clear',
      parcel_number: 'clear',
    },
  }),
  records(orderItems, {
    of: byOrder(orderItems.order_rid),
    exported: ofOrder('items'),
    hidden: ['user_rid'],
    sortedBy: orderItems.position,
    closing: {
      rid: 'keep',
      order_rid: 'keep',
      user_rid: 'keep',
      device_rid: 'keep',
      name: 'keep',
      img: 'keep',
      unit: 'keep',
      options: 'keep',
      option_text: 'keep',
    },
  }),
  records(orderSamples, {
    of: byOrder(orderSamples.order_rid),
    exported: ofOrder('samples'),
    sortedBy: orderSamples.position,
    closing: {
      rid: 'keep',
      order_rid: 'keep',
      number: 'keep',
      name: 'keep',
      form: 'keep',
      hazards: 'keep',
      item_rids: 'keep',
      stored_rid: 'keep',
      stored_from: 'keep',
    },
  }),
  records(retests, {
    of: byOrder(retests.order_rid),
    exported: ofOrder('retests'),
    hidden: ['created_by'],
    sortedBy: retests.created,
    closing: {
      rid: 'keep',
      order_rid: 'keep',
      item_rid: 'keep',
      sample_rid: 'keep',
      cause: 'keep',
      reason: 'clear',
      answer: 'keep',
      retest_rid: 'keep',
      created_by: 'keep',
    },
  }),
  records(orderEvents, {
    of: byOrder(orderEvents.order_rid),
    exported: ofOrder('timeline'),
    hidden: ['id', 'by_rid'],
    sortedBy: orderEvents.id,
    closing: { order_rid: 'keep', act: 'keep', state: 'keep', by: 'keep', by_rid: 'keep', note: 'clear' },
  }),
  records(orderPromises, {
    of: byOrder(orderPromises.order_rid),
    exported: ofOrder('promises'),
    sortedBy: orderPromises.due,
    closing: { order_rid: 'keep', kind: 'keep' },
  }),
  records(orderPickups, {
    of: byOrder(orderPickups.order_rid),
    exported: ofOrder('pickup'),
    closing: {
      order_rid: 'keep',
      date: 'keep',
      time: 'keep',
      ...place,
      name: 'clear',
      phone: 'clear',
      message: 'clear',
    },
  }),
  records(orderReturns, {
    of: byOrder(orderReturns.order_rid),
    exported: ofOrder('return_address'),
    closing: 'delete',
  }),
  records(orderFiles, {
    of: byOrder(orderFiles.order_rid),
    exported: { because: 'the files are in the export, and its index lists them' },
    closing: {
      rid: 'keep',
      order_rid: 'keep',
      file_rid: 'keep',
      kind: 'keep',
      item_rid: 'keep',
      added_by: 'keep',
    },
  }),
  // The signed copies stay with the order: they contain name, time and hash.
  records(protocolSignatures, {
    of: byUser(protocolSignatures.user_rid),
    exported: { file: 'signatures' },
    sortedBy: protocolSignatures.at,
    closing: {
      rid: 'keep',
      protocol_rid: 'keep',
      user_rid: 'keep',
      method: 'keep',
      sha256: 'keep',
      file_rid: 'keep',
      name: 'clear',
      picture: 'clear',
      phone: 'clear',
      ip: 'clear',
      user_agent: 'clear',
      consent: 'clear',
    },
  }),
  records(protocols, {
    of: byUser(protocols.user_rid),
    exported: ofOrder('protocols'),
    sortedBy: protocols.version,
    closing: {
      rid: 'keep',
      order_rid: 'keep',
      user_rid: 'keep',
      file_rid: 'keep',
      sha256: 'keep',
      content: 'clear',
    },
  }),
  records(evaluationPictures, {
    of: (tx, { rid }) =>
      inArray(
        evaluationPictures.evaluation_rid,
        tx.select({ rid: evaluations.rid }).from(evaluations).where(eq(evaluations.user_rid, rid)),
      ),
    exported: { because: 'the pictures are among the uploads' },
    closing: 'delete',
  }),
  // The stars stay in the service's average; the page shows them without a name.
  records(evaluations, {
    of: byUser(evaluations.user_rid),
    exported: { file: 'evaluations' },
    sortedBy: evaluations.created,
    closing: {
      rid: 'keep',
      code: 'keep',
      user_rid: 'keep',
      order_rid: 'keep',
      item_rid: 'keep',
      device_rid: 'keep',
      state: 'keep',
      text: 'clear',
      reason: 'clear',
      reply: 'clear',
      anonymous: () => sql`true`,
    },
  }),
];
