import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { lineAbove, Panel, plainList } from '@portal/shared/parts';
import { formatInstant, formatRange, offerMinutes, texts } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MemberLink } from '../ui/member/MemberLink';
import { ReasonDialog } from '../ui/ReasonDialog';
import { useDialogAct } from '../ui/useDialogAct';

type Wait = Data<'staff/reservation/waits'>['list'][number];

interface InstrumentWaitsProps {
  /** Code of the instrument. */
  readonly instrument: string;
  /** First day of the week. */
  readonly from: string;
}

/** Who waits for taken times of the week, in the order in which they get what becomes free; nothing when nobody does. */
export function InstrumentWaits({ instrument, from }: InstrumentWaitsProps) {
  const [asked, setAsked] = useState<Wait>();
  const waits = useQuery(query('staff/reservation/waits', { instrument, from }));
  const list = waits.data?.list ?? [];
  return (
    <>
      {list.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Panel title={`候补 ${list.length}`}>
            <Box sx={{ color: 'text.secondary', fontSize: 14, mb: 1 }}>
              时间空出后自动保留给最先候补的客户 {offerMinutes} 分钟，过时让给下一位。
            </Box>
            <Box component="ul" aria-label="候补" sx={plainList}>
              {list.map((wait) => (
                <WaitLine key={wait.rid} wait={wait} onEnd={() => setAsked(wait)} />
              ))}
            </Box>
          </Panel>
        </Box>
      )}
      {/* In its place whoever ends the wait meanwhile: what was typed is kept. */}
      {asked && (
        <EndWaitDialog
          wait={asked}
          gone={!list.some(({ rid }) => rid === asked.rid)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function WaitLine({ wait, onEnd }: { readonly wait: Wait; readonly onEnd: () => void }) {
  const { member, member_rid, phone, device, created } = wait;
  return (
    <Box component="li" sx={{ ...lineAbove, ...row }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <b>{formatRange(wait)}</b>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{device.name}</Box>
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <MemberLink account={member_rid}>{member || '客户'}</MemberLink>
        {phone && (
          <Box component="a" href={`tel:${phone}`} sx={{ ml: 1.5, color: 'primary.main' }}>
            拨打
          </Box>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{formatInstant(created)} 起候补</Box>
      </Box>
      <Button
        size="small"
        color="inherit"
        aria-label={`移出候补 ${member} ${formatRange(wait)}`}
        onClick={onEnd}
      >
        移出候补
      </Button>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  fontSize: 14,
} as const;

interface EndWaitDialogProps {
  readonly wait: Wait;
  /** True when the wait is over meanwhile. */
  readonly gone: boolean;
  readonly onClose: () => void;
}

/** Takes a member off the waiting list, with the reason that the member reads. */
function EndWaitDialog({ wait, gone, onClose }: EndWaitDialogProps) {
  const act = useDialogAct('staff/reservation/endWait', { done: '已移出候补', onDone: onClose });
  return (
    <ReasonDialog
      title="移出候补"
      confirm="移出候补"
      act={act}
      noun="候补"
      over={gone}
      facts={`${wait.member} · ${formatRange(wait)} · ${wait.device.name}`}
      field={texts.decisionReason}
      onClose={onClose}
      onConfirm={(note) => act.mutate({ rid: wait.rid, note })}
    />
  );
}
