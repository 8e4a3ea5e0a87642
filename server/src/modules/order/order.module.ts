import type { Module } from '../../kit/module';
import { orderChangeRoutes } from './order.change.routes';
import { ordersDownload, staffOrdersDownload } from './order.download';
import { draftJob } from './order.draft.job';
import { orderDraftRoutes } from './order.draft.routes';
import { orderInstrumentRoutes } from './order.instrument.routes';
import { prepaidJob } from './order.prepaid.job';
import { orderRoutes, type Place } from './order.routes';
import type { PaidFrom } from './order.search.repo';
import { orderSearchRoutes } from './order.search.routes';
import { orderStaffRoutes } from './order.staff.routes';
import type { PermitDelivery } from './order.staff.service';

/** What belongs to modules above: placing with raw data, the orders that an account paid, and who may deliver. */
interface Above {
  readonly place: Place;
  readonly paidFrom: PaidFrom;
  readonly permitDelivery: PermitDelivery;
}

export const orderModule = ({ place, paidFrom, permitDelivery }: Above): Module => ({
  routes: [
    orderRoutes(place),
    orderChangeRoutes,
    orderStaffRoutes(permitDelivery),
    orderSearchRoutes(paidFrom),
    orderDraftRoutes,
    orderInstrumentRoutes,
  ],
  jobs: [draftJob, prepaidJob],
  downloads: [ordersDownload(paidFrom), staffOrdersDownload],
});
