import { written } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { DeskDialog } from '../../ui/DeskDialog';
import { DraftChanges } from '../../ui/edit/DraftChanges';
import type { ContentCalls, ContentDetail } from './contentCalls';
import { useContentAct } from './useContentAct';

/** What is asked about: an act, or the version that is published again. */
export type ContentAsk = 'publish' | 'discard' | 'withdraw' | number;

interface ContentDialogProps<Content> {
  readonly asked: ContentAsk;
  readonly noun: string;
  readonly title: string;
  /** As the open page shows it, which is fetched again after each act. */
  readonly detail: ContentDetail<Content>;
  readonly calls: ContentCalls;
  readonly labels: Readonly<Record<keyof Content & string, string>>;
  readonly onClose: () => void;
}

const labelOf = (asked: ContentAsk) =>
  typeof asked === 'number' ? '重新发布' : { publish: '发布', discard: '舍弃草稿', withdraw: '撤下' }[asked];

/** Asks once before something that visitors see changes, or a draft is given up. It is done only to what is shown here. */
export function ContentDialog<Content extends object>({
  asked,
  noun,
  title,
  detail,
  calls,
  labels,
  onClose,
}: ContentDialogProps<Content>) {
  const label = labelOf(asked);
  const { etag: shown, draft, published } = detail;
  const act = useContentAct({
    act: async () => {
      if (asked === 'publish') return calls.publish({ shown });
      if (asked === 'discard') return calls.discard({ shown });
      if (asked === 'withdraw') return calls.withdraw?.();
      return calls.publish({ shown, version: asked });
    },
    done: `${title} 已${label}`,
    onDone: onClose,
  });
  const needsDraft = asked === 'publish' || asked === 'discard';
  return (
    <DeskDialog
      title={`${label}${noun}`}
      confirm={label}
      color={asked === 'discard' || asked === 'withdraw' ? 'error' : 'primary'}
      act={act}
      noun={noun}
      over={act.isError && ((needsDraft && draft === null) || (asked === 'withdraw' && published === null))}
      facts={
        <>
          <Box sx={written}>{title}</Box>
          <Box sx={{ mt: 1, color: 'text.secondary' }}>{consequence(asked, noun, published !== null)}</Box>
          {needsDraft && draft !== null && published !== null && (
            <DraftChanges published={published} draft={draft} labels={labels} />
          )}
        </>
      }
      onClose={onClose}
      onConfirm={() => act.mutate(undefined)}
    />
  );
}

function consequence(asked: ContentAsk, noun: string, isPublished: boolean): string {
  if (typeof asked === 'number') return `访客将重新看到第 ${asked} 版；草稿不变。`;
  if (asked === 'publish') return isPublished ? '访客将看到以下改动：' : '访客将看到它。';
  if (asked === 'withdraw') return `访客不再看到它；内容留作草稿，可以再次发布。`;
  return isPublished
    ? '以下改动不再保留；访客看到的不变：'
    : `这个${noun}还没有让访客看到；草稿回到上次发布的内容，从未发布的会删除。`;
}
