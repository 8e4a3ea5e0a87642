import { call, presentOf } from '@portal/shared/api';
import type { HomePart } from '@portal/shared/contract';
import { Panel } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { DraftChanges } from '../../ui/edit/DraftChanges';
import type { ShowFieldText } from '../../ui/edit/ShowField';
import { useEdited } from '../../ui/edit/useEdited';
import { useKept } from '../../ui/edit/useKept';
import type { ContentCalls, ContentDetail } from '../edit/contentCalls';
import { EditFrame } from '../edit/EditFrame';
import { homePartLabels } from '../homeParts';
import type { PartFields, PartList } from './partFields';

interface PartFrameProps<Item> {
  readonly given: PartFields<Item>;
  readonly detail: ContentDetail<PartList<Item>>;
}

/** The fields of a part, with its acts, what its draft changes, and its versions. */
export function PartFrame<Item>({ given, detail }: PartFrameProps<Item>) {
  const { part, meaning, listOf, contentOf, lineOf, fields } = given;
  const queries = useQueryClient();
  const start = detail.draft ?? detail.published ?? { list: [] };
  const edited = useEdited<PartList<Item>>({
    start: { content: start, etag: detail.etag },
    kept: useKept(`home.${part}`, start),
    save: async ({ list }, etag) => {
      const content = contentOf(list);
      const saved = await call('staff/home/save', { content, ...(etag !== undefined && { etag }) });
      await queries.invalidateQueries();
      notify.success('草稿已保存');
      return { content: { list: listOf(saved.draft) ?? list }, etag: saved.etag, rid: part };
    },
    present: (error) => {
      const now = presentOf(error, 'staff/home/save');
      const content = now?.draft ?? now?.published;
      const list = content && listOf(content);
      return now && list ? { content: { list }, etag: now.etag } : undefined;
    },
  });
  const label = homePartLabels[part];
  const labels = { list: label };
  const show: ShowFieldText = (_name, list) =>
    Array.isArray(list) && list.length > 0
      ? list.map((entry, index) => `${index + 1}. ${lineOf(entry)}`).join('\n')
      : '（空）';
  return (
    <EditFrame
      noun={label}
      title={label}
      detail={detail}
      calls={callsOf(part)}
      edited={edited}
      labels={labels}
      show={show}
      main={
        <Panel title={label}>
          <Box sx={{ color: 'text.secondary', fontSize: 14, mb: 2 }}>{meaning}</Box>
          <div key={edited.revision}>{fields(edited)}</div>
        </Panel>
      }
      aside={
        detail.published && (
          <Panel title="与访客看到的不同">
            <DraftChanges published={detail.published} draft={edited.content} labels={labels} />
          </Panel>
        )
      }
    />
  );
}

const callsOf = (part: HomePart): ContentCalls => ({
  publish: (given) => call('staff/home/publish', { ...given, part }),
  discard: (given) => call('staff/home/discard', { ...given, part }),
  previewLink: () => call('staff/home/previewLink', {}),
});
