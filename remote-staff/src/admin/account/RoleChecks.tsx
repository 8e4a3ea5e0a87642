import { Check } from '@portal/shared/parts';
import { type StaffRole, staffRoleLabels, staffRoles } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

interface RoleChecksProps {
  readonly chosen: readonly StaffRole[];
  readonly onChoose: (chosen: readonly StaffRole[]) => void;
  /** Roles that can not be taken away. */
  readonly kept?: readonly StaffRole[];
}

/** The roles of an account, of which it has one at least. */
export const RoleChecks = ({ chosen, onChoose, kept = [] }: RoleChecksProps) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: 14, color: 'text.secondary' }}>
      角色（至少一个）
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
      {staffRoles.map((role) => (
        <Check
          key={role}
          checked={chosen.includes(role)}
          disabled={kept.includes(role)}
          onChange={({ target: { checked } }) =>
            onChoose(staffRoles.filter((one) => (one === role ? checked : chosen.includes(one))))
          }
        >
          {staffRoleLabels[role]}
        </Check>
      ))}
    </Box>
  </Box>
);
