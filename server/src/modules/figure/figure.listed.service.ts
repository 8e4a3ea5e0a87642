import type { Data } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { type IncomeFigures, type OpenFigures, owedBy, sumOf } from './figure.money.service';

/** Returns the income with the customers that are listed, and what the others add. */
export function listedIncome({
  billed_fen,
  paid_fen,
  services,
  customers,
}: IncomeFigures): Data<'staff/figure/income'> {
  const others = customers.slice(limits.figureCustomers);
  return {
    billed_fen,
    paid_fen,
    services,
    customers: customers.slice(0, limits.figureCustomers),
    rest: {
      customers: others.length,
      billed_fen: sumOf(others, (row) => row.billed_fen),
      paid_fen: sumOf(others, (row) => row.paid_fen),
    },
  };
}

/** Returns what is owed with the customers that are listed, and what the others owe. */
export function listedOpen({ customers, ...owed }: OpenFigures): Data<'staff/figure/open'> {
  const others = customers.slice(limits.figureCustomers);
  return {
    ...owed,
    customers: customers.slice(0, limits.figureCustomers),
    rest: { customers: others.length, ...owedBy(others) },
  };
}
