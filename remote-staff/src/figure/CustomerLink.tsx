import { noQuery, ordersPath } from '../ui/ordersFilter';
import { RowsLink } from './RowsLink';

interface CustomerLinkProps {
  readonly member: string;
  /** Empty when there is none: then nothing finds the orders. */
  readonly phone: string;
}

/** A customer, with a link to the orders. */
export const CustomerLink = ({ member, phone }: CustomerLinkProps) =>
  phone === '' ? (
    member
  ) : (
    <RowsLink to={ordersPath({ ...noQuery, queue: 'all', member: phone, sort: 'newest' })}>{member}</RowsLink>
  );
