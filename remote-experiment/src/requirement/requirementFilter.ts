import type { Input } from '@portal/shared/contract';
import { paths, withQuery } from '@portal/shared/portal';
import { limits, type RequirementState, requirementStates } from '@portal/shared/rules';

/** Returns the state in the URL's query; undefined for all states. */
export const requirementState = (search: URLSearchParams): RequirementState | undefined =>
  requirementStates.find((state) => state === search.get('state'));

/** Returns the call's input for a state; for all states when it is undefined. */
export const requirementInput = (state: RequirementState | undefined) =>
  ({ states: state ? [state] : [], size: limits.pageSize }) satisfies Input<'auth/requirement/list'>;

/** Returns the URL of the list in a state. */
export const requirementPath = (state?: RequirementState): string => withQuery(paths.requirements, { state });
