import type { DeviceCard } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { ProjectCard } from '../../ui/ProjectCard';

/** Grid of services, up to three per row. */
export function CardGrid({ devices }: { readonly devices: readonly DeviceCard[] }) {
  return (
    <Box
      component="ul"
      sx={{
        ...plainList,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {devices.map((device) => (
        <li key={device.rid}>
          <ProjectCard device={device} />
        </li>
      ))}
    </Box>
  );
}
