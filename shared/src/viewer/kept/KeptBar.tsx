import { Alert } from '@portal/shared/extras';
import { Box, Button } from '@portal/shared/ui';
import type { KeepState } from './useKeeping';

interface KeptBarProps {
  /** True when something is set that 恢复原样 takes away. */
  readonly isSet: boolean;
  /** True when what is set is kept; for a receiver of a link nothing is. */
  readonly keeps: boolean;
  readonly state: KeepState;
  /** True after 恢复原样, until something is set again. */
  readonly undoable: boolean;
  readonly onReset: () => void;
  readonly onUndo: () => void;
  readonly onRetry: () => void;
  /** Takes what another page has kept, or replaces it by what is here. */
  readonly onTheirs: () => void;
  readonly onOwn: () => void;
}

const texts = {
  idle: '设置与标注自动保存到此文件，不改变原始文件',
  saving: '正在保存设置与标注…',
  saved: '设置与标注已保存到此文件',
  failed: '设置与标注保存失败',
  changed: '',
} as const;

/** Whether what is set is kept with the file, and the way back to the plain curve. */
export function KeptBar(props: KeptBarProps) {
  const { isSet, keeps, state, undoable, onReset, onUndo, onRetry, onTheirs, onOwn } = props;
  if (state.kind === 'changed')
    return (
      <Alert
        severity="warning"
        variant="outlined"
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" color="inherit" onClick={onTheirs}>
              使用那边的
            </Button>
            <Button size="small" color="inherit" onClick={onOwn}>
              保存这里的
            </Button>
          </Box>
        }
      >
        此文件的设置与标注刚刚在别的页面或设备上改过，这里的改动尚未保存
      </Alert>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
      <Box component="span" role="status" sx={{ flex: '1 1 220px', color: 'text.secondary' }}>
        {keeps ? texts[state.kind] : '这里的改动只在本次打开中有效'}
      </Box>
      {state.kind === 'failed' && (
        <Button size="small" variant="outlined" onClick={onRetry}>
          重试保存
        </Button>
      )}
      {undoable && !isSet && (
        <Button size="small" color="inherit" onClick={onUndo}>
          撤销恢复
        </Button>
      )}
      {isSet && (
        <Button size="small" variant="outlined" color="inherit" onClick={onReset}>
          恢复原样
        </Button>
      )}
    </Box>
  );
}
