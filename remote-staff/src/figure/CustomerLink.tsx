import { Link } from '@portal/shared/portal';
import { noQuery, ordersPath } from '../ui/ordersFilter';

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
    <Link to={ordersPath({ ...noQuery, queue: 'all', member: phone, sort: 'newest' })}>{member}</Link>
  );
