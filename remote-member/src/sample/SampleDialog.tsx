import { query } from '@portal/shared/api';
import type { Data, StoredSample } from '@portal/shared/contract';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import type { LazyDialogProps } from '@portal/shared/parts';
import { Fact, FactList, lineAbove, plainList } from '@portal/shared/parts';
import { formatInstant, sampleActTable, sampleDisposals } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

interface SampleDialogProps extends LazyDialogProps {
  readonly sample: StoredSample;
}

const actors = { member: '本人', staff: '实验室', system: '系统' } as const;

/** The record of a sample: what was done with it, when, by whom. */
export function SampleDialog({ sample, open, onClose }: SampleDialogProps) {
  const { rid, number, name, code, disposal, place } = sample;
  const detail = useQuery({ ...query('auth/web/sample/detail', { rid }), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="sample-title">
      <DialogTitle id="sample-title">{`样品 ${number} ${name}`}</DialogTitle>
      <DialogContent sx={{ typography: 'body2' }}>
        <FactList columns={2}>
          <Fact term="样品码">{code}</Fact>
          <Fact term="检测后">{sampleDisposals[disposal]}</Fact>
          <Fact term="位置">{place}</Fact>
        </FactList>
        <QueryView query={detail} loading={<Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />}>
          {({ events }) => <Events events={events} />}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          关闭
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Events({ events }: Pick<Data<'auth/web/sample/detail'>, 'events'>) {
  return (
    <Box component="ol" aria-label="样品记录" sx={{ ...plainList, mt: 2 }}>
      {[...events].reverse().map(({ act, by, at, note }) => (
        <Box component="li" key={`${at} ${act}`} sx={row}>
          <span>
            {sampleActTable[act].label}
            {note && <Box component="span" sx={{ color: 'text.secondary' }}>{`（${note}）`}</Box>}
          </span>
          <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {`${actors[by]} · ${formatInstant(at)}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  ...lineAbove,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 1,
  overflowWrap: 'anywhere',
} as const;
