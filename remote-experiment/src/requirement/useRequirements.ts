import { call, query } from '@portal/shared/api';
import type { RequirementState } from '@portal/shared/rules';
import { useCursorList } from '../ui/useCursorList';
import { requirementInput } from './requirementFilter';

const path = 'auth/requirement/list';

/** The member's requirements in a state, or in all, page by page, with the counts and the claimable ones. */
export function useRequirements(state: RequirementState | undefined) {
  const input = requirementInput(state);
  return useCursorList({
    queryKey: query(path, input).queryKey,
    size: input.size,
    load: (before, signal) => call(path, { ...input, before }, { signal }),
  });
}
