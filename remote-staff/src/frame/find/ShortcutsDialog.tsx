import { Dialog, DialogContent, DialogTitle } from '@portal/shared/extras';
import type { LazyDialogProps } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { pageActs } from '../../ui/pageActs';

const always: readonly (readonly [keys: string, what: string])[] = [
  ['Ctrl K 或 ⌘ K', '查找单号、样品、客户、发票，或本页的操作'],
  ['?', '显示这份快捷键'],
  ['Esc', '关闭对话框'],
];

/** The keys of the desk, and those of the open page. */
export const ShortcutsDialog = observer(function ShortcutsDialog({ open, onClose }: LazyDialogProps) {
  const ofPage = pageActs().map(({ key, label }) => [key, label] as const);
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">快捷键</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}
        >
          {[...always, ...ofPage].map(([keys, what]) => (
            <Box key={keys} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {keys}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {what}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
});
