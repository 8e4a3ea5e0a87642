import { contract, type Endpoint } from '@portal/shared/contract';
import type { StaffRole } from '@portal/shared/rules';
import { nounOf, readNouns } from '../../db/change';

const known = new Map(readNouns.map((noun) => [noun, rolesOf(noun)]));

function rolesOf(noun: string): readonly StaffRole[] {
  const roles = Object.entries<Endpoint>(contract).flatMap(([path, { access, reads, roles }]) =>
    access === 'staff' && reads === true && nounOf(path) === noun ? (roles ?? []) : [],
  );
  return [...new Set(roles)];
}

/** Returns the roles that can read records of the noun, as the contract has it, and so hear that they have changed. */
export const readersOf = (noun: string): readonly StaffRole[] => known.get(noun) ?? [];
