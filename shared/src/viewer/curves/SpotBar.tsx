import { Box, Button } from '@portal/shared/ui';
import { axisValue } from './spotText';

interface SpotBarProps {
  /** Title of the abscissa, with its unit. */
  readonly axis: string;
  readonly marked: number | undefined;
  readonly onClear: () => void;
  readonly onAsk: () => void;
}

/** What is asked about: the spot that was marked in the drawing, or what is shown of it. */
export function SpotBar({ axis, marked, onClear, onAsk }: SpotBarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
      <Box component="span" role="status" sx={{ flex: '1 1 220px', color: 'text.secondary' }}>
        {marked === undefined
          ? '对某处有疑问？点按谱图标记位置，或放大到该处后提问'
          : `已标记 ${axisValue(axis, marked)}`}
      </Box>
      {marked !== undefined && (
        <Button size="small" color="inherit" onClick={onClear}>
          取消标记
        </Button>
      )}
      <Button size="small" variant="outlined" onClick={onAsk}>
        {marked === undefined ? '就所示范围提问' : '就此处提问'}
      </Button>
    </Box>
  );
}
