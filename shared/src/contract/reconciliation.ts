import { z } from 'zod';
import { endpoint } from './endpoint';
import { exportLink, periodInput, rid, sheetFormat, wholePeriod } from './field';

/** The reconciliation export (对账明细) of a member, and of what a group paid. */
export const reconciliationEndpoints = {
  'auth/web/asset/reconciliation': endpoint({
    access: 'member',
    scope: 'statement:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    summary:
      'A link that downloads, as Excel or CSV for a minute, each payment, refund and open amount of the member in one row with its orders, statement, payer and invoices: paid or billed in the period',
    input: wholePeriod(z.strictObject({ ...periodInput, format: sheetFormat })),
    example: { from: '2026-11-01', to: '2026-11-30', format: 'xlsx' },
    data: exportLink,
  }),
  'auth/cluster/reconciliation': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary:
      'The same of what a group paid and got back, with the member of each payment and without invoices; owner, managers and finance',
    input: wholePeriod(z.strictObject({ rid: rid('cluster'), ...periodInput, format: sheetFormat })),
    example: { rid: 'k3v9x0q2', from: '2026-11-01', to: '2026-11-30', format: 'xlsx' },
    data: exportLink,
  }),
};
