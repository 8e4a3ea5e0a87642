import type { RequirementFacts } from '@portal/shared/rules';
import type { RequirementRow } from './requirement.repo';

/** Returns the facts that decide about a requirement's acts. */
export const factsOf = ({ state, user_rid }: RequirementRow): RequirementFacts => ({
  state,
  owned: user_rid !== null,
});
