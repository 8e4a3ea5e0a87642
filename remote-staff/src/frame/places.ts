import { isPermitted, type StaffRole } from '@portal/shared/rules';

/** A desk of the rail with the roles that work at it. */
interface Place {
  readonly path: string;
  readonly label: string;
  /** Path data of its icon. */
  readonly icon: string;
  readonly roles: readonly StaffRole[];
}

const places: readonly Place[] = [
  {
    path: '/staff/orders',
    label: '订单',
    icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
    roles: ['manager', 'lab', 'finance'],
  },
];

/** Returns the desks of a person with these roles. */
export const placesOf = (roles: readonly StaffRole[]): readonly Place[] =>
  places.filter((place) => isPermitted(roles, place.roles));
