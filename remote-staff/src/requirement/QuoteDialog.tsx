import { call } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import {
  defaultChoices,
  formatFen,
  limits,
  requirementStateLabels,
  requirementTermTexts,
} from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { QuoteTerms } from '../ui/quote/QuoteTerms';
import { validFrom } from '../ui/quote/validDays';
import { useDeskAct } from '../ui/useDeskAct';
import { useNow } from '../ui/useNow';
import { useServices } from '../ui/useServices';
import { QuoteLineFields } from './QuoteLineFields';
import { isQuotable } from './quotable';
import { emptyLine, type QuoteLine, quoteLines } from './quoteLines';
import { subjectOf } from './requirementList';

interface QuoteDialogProps {
  /** As the open page shows it, which is fetched again after each act. */
  readonly requirement: Data<'staff/requirement/detail'>;
  readonly onClose: () => void;
}

/** Adds the default options of the service where none were chosen, the first choice of each question with one answer. */
async function withDefaults({ options: chosen, ...line }: QuoteLine) {
  if (chosen) return { ...line, options: chosen };
  const { options } = await call('open/web/device/detail', { rid: line.device_rid });
  return { ...line, options: defaultChoices(options) };
}

/** Quotes a member's requirement by services; an open quotation of it is replaced. The member gets it to accept or decline. */
export function QuoteDialog({ requirement, onClose }: QuoteDialogProps) {
  const { code, device, sample_count, state } = requirement;
  const services = useServices();
  const days = validFrom(useNow());
  const [lines, setLines] = useState([
    { ...emptyLine, device_rid: device?.rid ?? '', count: `${sample_count ?? 1}` },
  ]);
  const [until, setUntil] = useState(days.usual);
  const [note, setNote] = useState('');
  const quote = useDeskAct('staff/quotation/requirement', {
    done: (quoted) => `${quoted.code} 已发给客户`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  const complete = quoteLines(lines);
  const send = useMutation({
    mutationFn: (given: readonly QuoteLine[]) => Promise.all(given.map(withDefaults)),
    onSuccess: (items) => quote.mutate({ code, items, valid_until: until, note }),
  });
  const total = (complete ?? []).reduce((sum, { count, unit_fen }) => sum + count * unit_fen, 0);
  return (
    <DeskDialog
      title={`报价 ${code}`}
      confirm={state === 'quoted' ? '替换原报价并发送' : '发送报价'}
      act={{ isPending: send.isPending || quote.isPending, error: send.error ?? quote.error }}
      noun="需求"
      over={quote.isError && !isQuotable(requirement)}
      disabled={complete === undefined || until < days.first}
      facts={[
        subjectOf(requirement),
        ...requirementTermTexts(requirement),
        requirementStateLabels[state],
      ].join(' · ')}
      onClose={onClose}
      onConfirm={() => complete && send.mutate(complete)}
    >
      {lines.map((line, at) => (
        <QuoteLineFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name, and its place is what the fields are named by
          key={at}
          code={code}
          position={at + 1}
          line={line}
          services={services.data ?? []}
          onType={(typed) => setLines(lines.map((one, index) => (index === at ? typed : one)))}
          onRemove={lines.length > 1 ? () => setLines(lines.filter((_, index) => index !== at)) : undefined}
        />
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Button
          size="small"
          disabled={lines.length >= limits.quotationLines}
          onClick={() => setLines([...lines, emptyLine])}
        >
          添加项目
        </Button>
        <Box sx={{ ml: 'auto', fontWeight: 600 }}>合计 {formatFen(total)}</Box>
      </Box>
      <QuoteTerms
        first={days.first}
        until={until}
        onUntil={setUntil}
        note={note}
        onNote={setNote}
        hint="其他要求写在这里"
      />
    </DeskDialog>
  );
}
