import type { Cluster } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { type ClusterRole, clusterRoleLabels, clusterStateLabels } from '@portal/shared/rules';

const colours = {
  owner: 'primary',
  manager: 'secondary',
  finance: 'info',
  member: 'default',
} as const satisfies Readonly<Record<ClusterRole, string>>;

/** The role of a member. */
export const RoleChip = ({ role }: { readonly role: ClusterRole }) => (
  <Chip size="small" variant="outlined" color={colours[role]} label={clusterRoleLabels[role]} />
);

/** The caller's role in a group, and its state unless it is the usual one. */
export const ClusterChips = ({ cluster: { role, state } }: { readonly cluster: Cluster }) => (
  <>
    <RoleChip role={role} />
    {state !== 'active' && <Chip size="small" color="warning" label={clusterStateLabels[state]} />}
  </>
);
