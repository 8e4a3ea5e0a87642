/** @jest-environment node */
import {
  openRequirementStates,
  possibleRequirementActs,
  requirementActs,
  requirementActTable,
  requirementStates,
} from './index';

test('closed and cancelled requirements are final; every other state can be left', () => {
  for (const state of requirementStates) {
    const ways = (['member', 'staff', 'system'] as const).flatMap((actor) =>
      possibleRequirementActs({ state, owned: true }, actor).filter(
        (act) => requirementActTable[act].to !== null,
      ),
    );
    expect([state, ways.length === 0]).toEqual([state, state === 'closed' || state === 'cancelled']);
  }
});

test('a requirement can be cancelled by its member exactly while it is open', () => {
  const cancellable = requirementStates.filter((state) =>
    possibleRequirementActs({ state, owned: true }, 'member').includes('cancel'),
  );
  expect(cancellable).toEqual([...openRequirementStates]);
});

test('a requirement is planned only after it was quoted, and only the system quotes', () => {
  expect(requirementActTable.plan.from).toEqual(['quoted']);
  for (const act of requirementActs)
    if (['quoted', 'planned'].includes(String(requirementActTable[act].to)))
      expect(requirementActTable[act].by).toEqual(['system']);
});

test("only a visitor's requirement can be claimed, and only a member's can be quoted", () => {
  const acts = (owned: boolean) =>
    (['member', 'system'] as const).flatMap((actor) =>
      possibleRequirementActs({ state: 'contacted', owned }, actor),
    );
  expect(acts(true)).toEqual(['write', 'cancel', 'quote']);
  expect(acts(false)).toEqual(['claim', 'write', 'cancel']);
});
