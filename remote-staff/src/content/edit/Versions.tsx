import { lineAbove, Panel, plainList } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { ContentDialog } from './ContentDialog';
import type { ContentCalls, ContentDetail } from './contentCalls';

interface VersionsProps<Content> {
  readonly noun: string;
  readonly title: string;
  readonly detail: ContentDetail<Content>;
  readonly calls: ContentCalls;
  readonly labels: Readonly<Record<keyof Content & string, string>>;
}

/** The published versions, the newest first; an earlier one can be published again. */
export function Versions<Content extends object>({
  noun,
  title,
  detail,
  calls,
  labels,
}: VersionsProps<Content>) {
  const [asked, setAsked] = useState<number>();
  const { versions, saved, published } = detail;
  return (
    <Panel title="版本">
      {saved && (
        <Box sx={{ fontSize: 14, mb: 1 }}>
          草稿：{formatInstant(saved.at)} {saved.by}
        </Box>
      )}
      {versions.length === 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: 14 }}>
          {published === null ? '还没有发布过' : '还没有改过：访客看到的是最初的内容'}
        </Box>
      )}
      <Box component="ol" aria-label="版本" sx={plainList}>
        {versions.map(({ version, title: of, by, published: at }, index) => (
          <Box component="li" key={version} sx={{ ...lineAbove, py: 1, fontSize: 14 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <b>第 {version} 版</b>
              {index === 0 && published !== null ? (
                <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
                  访客看到的
                </Box>
              ) : (
                <Button
                  size="small"
                  sx={{ ml: 'auto' }}
                  aria-label={`重新发布第 ${version} 版`}
                  onClick={() => setAsked(version)}
                >
                  重新发布
                </Button>
              )}
            </Box>
            <Box sx={{ overflowWrap: 'anywhere' }}>{of}</Box>
            <Box sx={{ color: 'text.secondary' }}>
              {formatInstant(at)} {by}
            </Box>
          </Box>
        ))}
      </Box>
      {asked !== undefined && (
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
    </Panel>
  );
}
