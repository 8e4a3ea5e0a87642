import { CountStepper } from '@portal/shared/parts';
import { Box, Button, Typography } from '@portal/shared/ui';
import { memo, useRef, useState } from 'react';
import type { SampleRange } from './sampleList';

/** What can be done with the list of samples. The functions stay the same, so that a key in a row renders no buttons. */
export interface ListActs {
  readonly fill: () => void;
  /** Opens the import. */
  readonly show: () => void;
  readonly prefetch: () => void;
  readonly count: (count: number) => void;
  /** Undoes the last filling. */
  readonly undo: () => void;
  readonly dismiss: () => void;
}

/** Returns functions that stay the same and call the latest ones. */
export function useListActs(latest: ListActs): ListActs {
  const current = useRef(latest);
  current.current = latest;
  const [stable] = useState<ListActs>(() => ({
    fill: () => current.current.fill(),
    show: () => current.current.show(),
    prefetch: () => current.current.prefetch(),
    count: (count) => current.current.count(count),
    undo: () => current.current.undo(),
    dismiss: () => current.current.dismiss(),
  }));
  return stable;
}

interface ListToolsProps {
  readonly several: boolean;
  /** The import is loading. */
  readonly loading: boolean;
  readonly acts: ListActs;
}

/** The buttons that fill the list. */
export const ListTools = memo(function ListTools({ several, loading, acts }: ListToolsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {several && (
        <Button size="small" onClick={acts.fill}>
          填充同样的内容
        </Button>
      )}
      <Button
        size="small"
        loading={loading}
        onClick={acts.show}
        onPointerEnter={acts.prefetch}
        onFocus={acts.prefetch}
      >
        粘贴或上传清单
      </Button>
    </Box>
  );
});

interface SampleCountProps extends SampleRange {
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** How many samples are described. */
export const SampleCount = memo(function SampleCount({ count, least, most, onChange }: SampleCountProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Typography variant="body2">样品数量</Typography>
      <CountStepper
        size="small"
        label="样品数量"
        count={count}
        least={least}
        most={most}
        onChange={onChange}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        同一样品做多项检测只填一次，可填 {least}–{most} 个
      </Typography>
    </Box>
  );
});
