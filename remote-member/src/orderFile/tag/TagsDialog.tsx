import { call, query } from '@portal/shared/api';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { DialogForm, fieldsOf, text, useForm } from '@portal/shared/form';
import { ConfirmDialog, type LazyDialogProps, lineAbove, plainList, useAct } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { texts } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The member's tags: each is renamed on all files, or deleted. */
export function TagsDialog({ open, onClose }: LazyDialogProps) {
  const tags = useQuery(query('auth/dataTag/list', {}));
  const [renaming, setRenaming] = useState<string>();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      {renaming === undefined ? (
        <>
          <DialogTitle>管理标签</DialogTitle>
          <DialogContent>
            <QueryView
              query={tags}
              loading={<Skeleton variant="rounded" height={120} role="status" aria-label="正在加载" />}
            >
              {({ list }) => <Tags list={list} onRename={setRenaming} />}
            </QueryView>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              关闭
            </Button>
          </DialogActions>
        </>
      ) : (
        <Rename tag={renaming} onClose={() => setRenaming(undefined)} />
      )}
    </Dialog>
  );
}

interface TagsProps {
  readonly list: readonly { readonly tag: string; readonly files: number }[];
  readonly onRename: (tag: string) => void;
}

function Tags({ list, onRename }: TagsProps) {
  const [ending, setEnding] = useState('');
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useAct('auth/dataTag/del', {
    done: '标签已删除',
    onSettled: () => setAsking(false),
  });
  if (list.length === 0) return <Typography sx={{ color: 'text.secondary' }}>还没有标签</Typography>;
  return (
    <>
      <Box component="ul" sx={plainList}>
        {list.map(({ tag, files }) => (
          <Box component="li" key={tag} aria-label={tag} sx={row}>
            <Typography sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
              {tag}（{files}）
            </Typography>
            <Button size="small" onClick={() => onRename(tag)}>
              改名
            </Button>
            <Button
              size="small"
              color="error"
              onClick={() => {
                setEnding(tag);
                setAsking(true);
              }}
            >
              删除
            </Button>
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        title="删除标签"
        open={asking}
        confirm="删除"
        pending={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate({ tag: ending })}
      >
        “{ending}”将从所有文件上移除，文件不受影响。
      </ConfirmDialog>
    </>
  );
}

interface NameFields {
  readonly to: string;
}

const { Text } = fieldsOf<NameFields>();
const rules = { to: text(texts.dataTag) };

function Rename({ tag, onClose }: { readonly tag: string; readonly onClose: () => void }) {
  const form = useForm<NameFields>({ initial: { to: tag }, rules });
  return (
    <DialogForm
      title={`标签“${tag}”改名`}
      submit="保存"
      onClose={onClose}
      form={form}
      send={({ to }) => call('auth/dataTag/rename', { tag, to })}
      onSent={() => {
        notify.success('标签已改名');
        onClose();
      }}
      autoFocus="to"
    >
      <Text name="to" autoComplete="off" hint="与已有标签同名时合并为一个" />
    </DialogForm>
  );
}

const row = { display: 'flex', alignItems: 'center', gap: 1, py: 0.5, ...lineAbove } as const;
