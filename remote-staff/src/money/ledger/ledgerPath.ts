export const ledgerPath = '/staff/money/ledger';
