import { Check } from '@portal/shared/parts';
import { Box, Button, Icon, icons } from '@portal/shared/ui';
import type { PlotWindow } from './usePlotWindow';
import type { Arrangement } from './useShown';

interface PlotToolsProps {
  readonly view: PlotWindow;
  /** True when several curves are shown, which can be arranged. */
  readonly many: boolean;
  readonly arrangement: Arrangement;
  readonly onArrange: (arrangement: Arrangement) => void;
  readonly reversed: boolean;
}

const previous = 'M15 5l-7 7 7 7';

/** Part of the window by which a button moves. */
const step = 0.25;

/** Buttons for what the pointer does, and how several curves lie over each other. */
export function PlotTools({ view, many, arrangement, onArrange, reversed }: PlotToolsProps) {
  const width = (view.window.x[1] - view.window.x[0]) * step * (reversed ? -1 : 1);
  const tools = [
    { label: '向左移动', icon: previous, act: () => view.move(-width), off: view.whole },
    { label: '向右移动', icon: icons.next, act: () => view.move(width), off: view.whole },
    { label: '放大', icon: icons.plus, act: () => view.zoom(0.6), off: false },
    { label: '缩小', icon: icons.minus, act: () => view.zoom(1 / 0.6), off: view.whole },
  ];
  return (
    <Box
      role="toolbar"
      aria-label="图谱工具"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {tools.map(({ label, icon, act, off }) => (
        <Button
          key={label}
          variant="outlined"
          color="inherit"
          aria-label={label}
          aria-disabled={off}
          onClick={act}
          sx={tool}
        >
          <Icon path={icon} size={18} />
        </Button>
      ))}
      <Button variant="outlined" color="inherit" aria-disabled={view.whole} onClick={view.showAll} sx={tool}>
        显示全部
      </Button>
      {many && (
        <>
          <Check
            checked={arrangement.normalised}
            onChange={(event) => onArrange({ ...arrangement, normalised: event.target.checked })}
          >
            归一化
          </Check>
          <Box
            component="label"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, typography: 'body2', minHeight: 40 }}
          >
            错开
            <Box
              component="input"
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={arrangement.offset}
              onChange={(event) => onArrange({ ...arrangement, offset: Number(event.target.value) })}
              sx={{ width: 120, accentColor: 'var(--mui-palette-primary-main)' }}
            />
          </Box>
        </>
      )}
    </Box>
  );
}

const tool = { minWidth: 40, minHeight: 40, px: 1, '&[aria-disabled="true"]': { opacity: 0.45 } } as const;
