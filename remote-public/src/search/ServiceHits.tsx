import { plainList, VisuallyHidden } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { textOf } from '../ui/html/textOf';
import { ProjectCard } from '../ui/ProjectCard';
import { AddButton } from './AddButton';
import type { Found } from './found';
import { Marked } from './Marked';

/** Services that match a search as cards with an add button, with the search terms highlighted. */
export function ServiceHits({ services, terms }: Pick<Found, 'services' | 'terms'>) {
  return (
    <>
      <Box component="h2" sx={{ m: 0 }}>
        <VisuallyHidden>服务项目</VisuallyHidden>
      </Box>
      <Box
        component="ul"
        sx={{ ...plainList, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {services.list.map((device) => (
          <li key={device.rid}>
            <ProjectCard
              device={device}
              name={<Marked text={device.name} terms={terms} />}
              sketch={<Marked text={textOf(device.sketch)} terms={terms} />}
              action={<AddButton device={device} />}
            />
          </li>
        ))}
      </Box>
    </>
  );
}
