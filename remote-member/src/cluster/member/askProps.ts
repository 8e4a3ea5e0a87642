import type { Cluster, ClusterMember } from '@portal/shared/contract';

/** Props of the dialogs that ask before an act on a member. */
export interface AskProps {
  readonly cluster: Cluster;
  readonly member: ClusterMember;
  readonly open: boolean;
  readonly onClose: () => void;
}
