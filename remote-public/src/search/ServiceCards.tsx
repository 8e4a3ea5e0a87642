import type { DeviceCard } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { CompareToggle } from '../ui/compare/CompareToggle';
import { textOf } from '../ui/html/textOf';
import { ProjectCard } from '../ui/ProjectCard';
import { AddButton } from '../ui/plan/AddButton';
import { Marked } from './Marked';

interface ServiceCardsProps {
  readonly list: readonly DeviceCard[];
  readonly terms: readonly string[];
}

/** Services as cards with an add button, with the search terms highlighted. */
export function ServiceCards({ list, terms }: ServiceCardsProps) {
  return (
    <Box
      component="ul"
      sx={{ ...plainList, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {list.map((device) => (
        <li key={device.rid}>
          <ProjectCard
            device={device}
            name={<Marked text={device.name} terms={terms} />}
            sketch={<Marked text={textOf(device.sketch)} terms={terms} />}
            action={
              <>
                <CompareToggle device={device} />
                <AddButton device={device} />
              </>
            }
          />
        </li>
      ))}
    </Box>
  );
}
