import { useTitle } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { BackLink } from '../../ui/BackLink';
import { AskBeforeLeaving } from '../../ui/edit/AskBeforeLeaving';
import { EditNotes } from '../../ui/edit/EditNotes';
import { FieldErrors } from '../../ui/edit/FieldErrors';
import { ShowField, type ShowFieldText } from '../../ui/edit/ShowField';
import { shownValue } from '../../ui/edit/shownValue';
import type { Edited } from '../../ui/edit/useEdited';
import { Mark } from '../../ui/Mark';
import { RecordColumns } from '../../ui/RecordColumns';
import { ContentActs } from './ContentActs';
import type { ContentCalls, ContentDetail } from './contentCalls';
import { Versions } from './Versions';

interface EditFrameProps<Content> {
  readonly noun: string;
  readonly title: string;
  /** The list to which the way back leads; none for what is a part of its list's page. */
  readonly back?: { readonly path: string; readonly label: string };
  readonly detail: ContentDetail<Content> | undefined;
  readonly calls: ContentCalls;
  readonly edited: Edited<Content>;
  readonly labels: Readonly<Record<keyof Content & string, string>>;
  readonly main: ReactNode;
  readonly aside?: ReactNode;
  /** How values are shown beside each other; HTML and lists as text by default. */
  readonly show?: ShowFieldText;
}

/** The page on which content is written: its state and acts, what is to be noted, its fields, and its versions. */
export function EditFrame<Content extends object>(props: EditFrameProps<Content>) {
  const { noun, title, back, detail, calls, edited, labels, main, aside, show = plainly } = props;
  useTitle(title);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (edited.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [edited.error]);
  const isAsked = edited.offer !== undefined;
  return (
    <ShowField value={show}>
      <FieldErrors value={edited.errors}>
        {/* What was written stays in the browser and is offered again. */}
        <AskBeforeLeaving when={edited.dirty && !isAsked}>
          所写的内容还没有保存为草稿。离开后它留在这个浏览器里，下次打开时可以恢复。
        </AskBeforeLeaving>
        {back && <BackLink to={back.path}>{back.label}</BackLink>}
        <Box sx={headStyle}>
          <Typography variant={back ? 'h1' : 'h2'} sx={{ fontSize: '1.375rem', overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Mark waits={edited.dirty || detail?.draft !== null}>{stateOf(detail, edited.dirty)}</Mark>
          {!isAsked && (
            <ContentActs
              noun={noun}
              title={title}
              detail={detail}
              calls={calls}
              edited={edited}
              labels={labels}
            />
          )}
        </Box>
        <EditNotes edited={edited} labels={labels} />
        <Box ref={form} inert={isAsked} sx={isAsked ? { opacity: 0.5 } : {}}>
          <RecordColumns
            main={main}
            aside={
              <>
                {aside}
                {detail && (
                  <Versions noun={noun} title={title} detail={detail} calls={calls} labels={labels} />
                )}
              </>
            }
          />
        </Box>
      </FieldErrors>
    </ShowField>
  );
}

const plainly: ShowFieldText = (_name, value) => shownValue(value);

function stateOf(detail: ContentDetail<unknown> | undefined, dirty: boolean): string {
  if (dirty) return '有改动未保存';
  if (!detail) return '新建';
  if (detail.published === null) return '未发布';
  return detail.draft === null ? '已发布' : '已发布，有草稿';
}

const headStyle = {
  position: { md: 'sticky' },
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  mb: 1,
  bgcolor: 'background.default',
} as const;
