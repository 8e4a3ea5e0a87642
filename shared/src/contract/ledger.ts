import { z } from 'zod';
import { bareAccount, ledgerAccounts } from '../rules';
import { components } from './component';
import { endpoint, nothing } from './endpoint';
import { instant, text } from './field';

/** A figure of the ledger that is not what follows from its other figures. */
const finding = z
  .object({ figure: z.string(), subject: z.string(), expected: z.number(), found: z.number() })
  .register(components, { id: 'LedgerFinding' });

/** An account of the ledger: fen, or points on accounts of points. */
const account = z
  .object({
    kind: z.enum(ledgerAccounts),
    /** Credits minus debits. */
    balance: z.int(),
    /** Reserved by pending transfers. */
    held: z.int(),
    /** What may be debited; null without a lower limit. */
    available: z.int().nullable(),
    closed: instant.nullable(),
  })
  .register(components, { id: 'LedgerAccount' });

export const ledgerEndpoints = {
  'staff/ledger/check': endpoint({
    access: 'staff',
    reads: true,
    roles: ['finance'],
    summary: 'Compares all figures of the ledger: how many are wrong, and the first hundred of them',
    input: nothing,
    data: z.object({ total: z.int(), list: z.array(finding) }),
  }),
  'staff/ledger/balance': endpoint({
    access: 'staff',
    reads: true,
    roles: ['finance'],
    errors: ['not_found'],
    summary: 'Balances of all accounts of a member, by account name or phone, or of the lab (`lab`)',
    input: z.strictObject({ owner: text('客户账号', 64).overwrite(bareAccount) }),
    example: { owner: '13800000000' },
    data: z.object({ owner: z.string(), accounts: z.array(account) }),
  }),
};
