import type { Relaxed } from '@portal/shared/contract';
import { Box } from '@portal/shared/ui';

interface RelaxedNoteProps {
  readonly relaxed: Relaxed;
  readonly kw: string;
}

/** Reports that a search had no exact match and how it was relaxed. */
export function RelaxedNote({ relaxed, kw }: RelaxedNoteProps) {
  return (
    <Box role="note" sx={note}>
      {texts[relaxed](kw)}
    </Box>
  );
}

const texts: Readonly<Record<Relaxed, (kw: string) => string>> = {
  words: (kw) => `没有同时符合“${kw}”的结果，以下符合其中一部分`,
  spelling: (kw) => `没有找到“${kw}”，以下是写法相近的结果`,
  near: (kw) => `没有叫“${kw}”的服务，以下服务可以回答同样的问题`,
};

const note = {
  mb: 1.5,
  px: 1.5,
  py: 1,
  borderLeft: '3px solid',
  borderColor: 'secondary.main',
  bgcolor: 'action.hover',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
} as const;
