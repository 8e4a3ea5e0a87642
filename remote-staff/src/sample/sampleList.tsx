import type { StaffSample } from '@portal/shared/contract';
import { type SampleState, sampleStateLabels } from '@portal/shared/rules';
import type { ListKind } from '../ui/list/listQuery';
import { Mark } from '../ui/Mark';

export type LeavingState = 'returning' | 'discarding';

/** The samples that are due, by what becomes of them. */
export const dueList: ListKind<LeavingState> = {
  path: '/staff/samples',
  filters: [
    { key: 'returning', label: sampleStateLabels.returning, states: ['returning'] },
    { key: 'discarding', label: sampleStateLabels.discarding, states: ['discarding'] },
  ],
};

/** The requests of members to send stored samples back. */
export const recyclesPath = `${dueList.path}/recycles`;

/** Returns the URL of the page of a sample. */
export const samplePath = (code: string): string => `${dueList.path}/${code}`;

const waiting: readonly SampleState[] = ['returning', 'discarding', 'missing'];

export const SampleMark = ({ state }: { readonly state: SampleState }) => (
  <Mark waits={waiting.includes(state)}>{sampleStateLabels[state]}</Mark>
);

/** Returns the address to which a sample goes back, in one line; empty when there is none. */
export const addressOf = ({ return_address }: Pick<StaffSample, 'return_address'>): string =>
  return_address === null ? '' : `${return_address.name} ${return_address.phone} ${return_address.place}`;
