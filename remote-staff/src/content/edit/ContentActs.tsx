import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import type { Edited } from '../../ui/edit/useEdited';
import { usePageActs } from '../../ui/pageActs';
import { type ContentAsk, ContentDialog } from './ContentDialog';
import type { ContentCalls, ContentDetail } from './contentCalls';
import { PreviewNote } from './PreviewNote';

interface ContentActsProps<Content> {
  readonly noun: string;
  readonly title: string;
  /** Undefined for a record that does not exist yet: its first save makes it. */
  readonly detail: ContentDetail<Content> | undefined;
  readonly calls: ContentCalls;
  readonly edited: Edited<Content>;
  readonly labels: Readonly<Record<keyof Content & string, string>>;
}

/** Saves, shows and publishes a draft, gives it up, and withdraws what is published. What is written is saved first. */
export function ContentActs<Content extends object>(props: ContentActsProps<Content>) {
  const { detail, calls, edited, noun, title, labels } = props;
  const [asked, setAsked] = useState<ContentAsk>();
  const [shown, setShown] = useState<{ readonly link: string; readonly until: string }>();
  const { dirty, saving } = edited;
  const first = async (act: () => void) => {
    if (!dirty || (await edited.save())) act();
  };
  const hasDraft = detail !== undefined && detail.draft !== null;
  const { previewLink } = calls;
  const acts = [
    { label: '保存草稿', key: 's', run: () => void edited.save(), when: dirty || detail === undefined },
    {
      label: '预览',
      key: 'p',
      run: () => void first(() => void previewLink?.().then(setShown, () => setShown(undefined))),
      when: previewLink !== undefined && detail !== undefined && (hasDraft || dirty),
    },
    {
      label: '发布',
      key: 'u',
      run: () => void first(() => setAsked('publish')),
      when: detail !== undefined && (hasDraft || dirty),
    },
    { label: '舍弃草稿', key: 'z', run: () => setAsked('discard'), when: hasDraft },
    {
      label: '撤下',
      key: 'w',
      run: () => setAsked('withdraw'),
      when: calls.withdraw !== undefined && detail !== undefined && detail.published !== null,
    },
  ].filter(({ when }) => when);
  usePageActs(acts.map(({ label, key, run }) => ({ label: `${label} ${title}`, key, run })));
  return (
    <>
      {acts.map(({ label, run }) => (
        <Button
          key={label}
          size="small"
          variant={label === acts[0]?.label && !isGrave(label) ? 'contained' : 'outlined'}
          color={isGrave(label) ? 'error' : 'primary'}
          loading={label === '保存草稿' && saving}
          disabled={saving && label !== '保存草稿'}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      {shown && <PreviewNote shown={shown} />}
      {asked && detail && (
        <ContentDialog
          asked={asked}
          noun={noun}
          title={title}
          detail={detail}
          calls={calls}
          labels={labels}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const isGrave = (label: string): boolean => label === '撤下' || label === '舍弃草稿';
