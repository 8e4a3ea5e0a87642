import { call, query } from '@portal/shared/api';
import type { DeliveredFile } from '@portal/shared/contract';
import { Chip, Dialog } from '@portal/shared/extras';
import { DialogForm, type FieldRule, fieldsOf, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { cleanLines, limits } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagsMessage, typedTags } from './typedTags';

interface TagFields {
  readonly add: string;
}

const { Text } = fieldsOf<TagFields>();
const add: FieldRule = { label: '添加标签', required: false, clean: cleanLines, check: tagsMessage };

interface TagDialogProps extends LazyDialogProps {
  readonly files: readonly DeliveredFile[];
}

/** Puts tags on files and takes them away: those that all or some of them have, own ones by a press, new ones typed. */
export function TagDialog({ open, onClose, files }: TagDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <TagForm files={files} onClose={onClose} />
    </Dialog>
  );
}

function TagForm({ files, onClose }: Pick<TagDialogProps, 'files' | 'onClose'>) {
  const form = useForm<TagFields>({ initial: { add: '' }, rules: { add } });
  const own = useQuery(query('auth/dataTag/list', {}));
  const present = [...new Set(files.flatMap(({ tags }) => tags))];
  const onAll = present.filter((tag) => files.every(({ tags }) => tags.includes(tag)));
  const others = (own.data?.list ?? []).map(({ tag }) => tag).filter((tag) => !onAll.includes(tag));
  const [removed, toggleRemoved] = useChosen();
  const [added, toggleAdded] = useChosen();
  return (
    <DialogForm
      title={`标签：${files.length} 个文件`}
      submit="保存"
      onClose={onClose}
      form={form}
      places={{ add: 'add' }}
      send={({ add: typed }) =>
        call('auth/dataTag/put', {
          rids: files.map(({ rid }) => rid),
          add: [...new Set([...added, ...typedTags(typed)])],
          remove: [...removed],
        })
      }
      onSent={() => {
        notify.success('标签已保存');
        onClose();
      }}
    >
      <TagChips label="现有标签，点按移除" tags={present} chosen={removed} onToggle={toggleRemoved} struck />
      <TagChips label="我的标签，点按添加" tags={others} chosen={added} onToggle={toggleAdded} />
      <Text
        name="add"
        placeholder="如 氧化铈，第一批"
        hint={`多个标签用逗号分隔；一个文件最多 ${limits.fileTags} 个，每个最多 20 个字`}
        autoComplete="off"
      />
    </DialogForm>
  );
}

interface TagChipsProps {
  readonly label: string;
  readonly tags: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (tag: string) => void;
  /** True when a press takes a tag away. */
  readonly struck?: boolean;
}

function TagChips({ label, tags, chosen, onToggle, struck = false }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="body2" sx={{ mb: 0.5, color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {tags.map((tag) => (
          <Chip
            key={tag}
            label={tag}
            aria-pressed={chosen.has(tag)}
            color={chosen.has(tag) ? (struck ? 'error' : 'primary') : 'default'}
            variant="outlined"
            onClick={() => onToggle(tag)}
            sx={struck && chosen.has(tag) ? { textDecoration: 'line-through' } : undefined}
          />
        ))}
      </Box>
    </Box>
  );
}

function useChosen(): readonly [ReadonlySet<string>, (tag: string) => void] {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (tag: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(tag)) after.add(tag);
      return after;
    });
  return [chosen, toggle];
}
