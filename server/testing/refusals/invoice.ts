import { limits } from '@portal/shared/rules';
import { call, last, missing, type Scenarios } from './scene';

const title = { holder: 'person', type: 1, title: '王小明' } as const;

export const invoiceRefusals = {
  'auth/invoice/add': {
    invoice_limit: () => last(limits.invoiceTitles + 1, () => call('auth/invoice/add', title)),
  },
  'auth/invoice/edit': { not_found: () => call('auth/invoice/edit', { ...title, ...missing }) },
  'auth/invoice/del': { not_found: () => call('auth/invoice/del', missing) },
  'auth/invoice/default': { not_found: () => call('auth/invoice/default', missing) },
} satisfies Partial<Scenarios>;
