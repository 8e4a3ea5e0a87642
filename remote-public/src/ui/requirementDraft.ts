import { emptyRequirement, type Requirement, type RequirementKind } from './requirement';

/** Counts up when the fields change, so that an older draft is not read as a new one. */
const version = 1;

const keyOf = (kind: RequirementKind) => `portal.requirementDraft.${kind}`;

interface Draft {
  readonly version: number;
  /** Key of the member who typed it; empty for a visitor. */
  readonly owner: string;
  readonly fields: Requirement;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === version &&
  'fields' in value &&
  typeof value.fields === 'object' &&
  value.fields !== null &&
  Object.values(value.fields).every((field) => typeof field === 'string');

/**
 * What was typed in this tab before a reload: by this member, or by the visitor who has logged in since.
 * An empty form otherwise. Never throws.
 */
export function loadDraft(kind: RequirementKind, owner: string): Requirement {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null');
    if (!isDraft(value) || (value.owner !== '' && value.owner !== owner)) return emptyRequirement;
    return { ...emptyRequirement, ...value.fields };
  } catch {
    return emptyRequirement;
  }
}

/** Keeps what is typed for this tab. Without room or permission the form works on without a draft. */
export function saveDraft(kind: RequirementKind, owner: string, fields: Requirement): void {
  const draft: Draft = { version, owner, fields };
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(draft));
  } catch {
    // Private windows may refuse storage; the draft is a courtesy.
  }
}

export function dropDraft(kind: RequirementKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // See saveDraft.
  }
}
