import { messageOf } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { Panel, plainList } from '@portal/shared/parts';
import { limits, movedRun } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useCallback, useState } from 'react';
import { AskBeforeLeaving } from '../ui/edit/AskBeforeLeaving';
import { useDialogAct } from '../ui/useDialogAct';
import { DraftLine } from './DraftLine';
import { InsertRun } from './InsertRun';
import { draftOf, isChanged, overPresent, type RunDraft } from './runDraft';

interface RunOrderProps {
  readonly worksheet: Data<'staff/worksheet/detail'>;
  readonly onEnd: () => void;
}

/** The run order while it is changed; it is stored as a whole. */
export function RunOrder({ worksheet: { code, revision, runs }, onEnd }: RunOrderProps) {
  const [base, setBase] = useState({ revision, runs });
  const [drafts, setDrafts] = useState<readonly RunDraft[]>(() => runs.map(draftOf));
  const save = useDialogAct('staff/worksheet/arrange', { done: '进样顺序已保存', onDone: onEnd });
  const rebase = () => {
    setDrafts((present) => overPresent(present, base.runs, runs));
    setBase({ revision, runs });
    save.reset();
  };
  const move = useCallback(
    (key: string, step: -1 | 1) =>
      setDrafts((present) => {
        const from = present.findIndex((draft) => draft.key === key);
        return movedRun(present, from, from + step);
      }),
    [],
  );
  const remove = useCallback(
    (key: string) => setDrafts((present) => present.filter((draft) => draft.key !== key)),
    [],
  );
  const insert = (draft: RunDraft, before: string) =>
    setDrafts((present) => {
      const found = present.findIndex(({ key }) => key === before);
      return movedRun([...present, draft], present.length, found < 0 ? present.length : found);
    });
  return (
    <Panel title="调整进样顺序">
      <AskBeforeLeaving when={isChanged(drafts, base.runs) && !save.isPending}>
        进样顺序还没有保存，离开后须重新调整。
      </AskBeforeLeaving>
      {(save.error || revision !== base.revision) && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {save.error ? messageOf(save.error) : '同事已改动进样顺序'}
          。您排的顺序还在，别人新加的行会排在最后。
          <Button size="small" onClick={rebase} sx={{ display: 'block', mt: 0.5 }}>
            按现在的行继续
          </Button>
        </Alert>
      )}
      <Box component="ol" aria-label="进样顺序" sx={plainList}>
        {drafts.map((draft, index) => (
          <DraftLine
            key={draft.key}
            draft={draft}
            place={index + 1}
            isFirst={index === 0}
            isLast={index === drafts.length - 1}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </Box>
      <InsertRun drafts={drafts} isFull={drafts.length >= limits.worksheetRows} onInsert={insert} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button
          variant="contained"
          loading={save.isPending}
          onClick={() => save.mutate({ code, revision: base.revision, runs: drafts.map(({ sent }) => sent) })}
        >
          保存顺序
        </Button>
        <Button color="inherit" onClick={onEnd}>
          取消
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>
          按住 Alt 和 ↑ ↓ 移动所在的行
        </Typography>
      </Box>
    </Panel>
  );
}
