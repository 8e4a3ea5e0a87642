import { type Scenarios, work } from './scene';

export const ledgerRefusals = {
  'staff/ledger/balance': { not_found: () => work('staff/ledger/balance', { owner: 'nobody' }) },
} satisfies Partial<Scenarios>;
