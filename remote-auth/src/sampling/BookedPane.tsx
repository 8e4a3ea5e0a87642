import type { Sampling } from '@portal/shared/contract';
import { Alert, DialogActions, DialogContent } from '@portal/shared/extras';
import { Fact, FactList } from '@portal/shared/parts';
import { CancelVisitDialog } from '@portal/shared/pickup';
import { Link, paths } from '@portal/shared/portal';
import { samplingStateLabels } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useState } from 'react';

interface BookedPaneProps {
  readonly booking: Sampling;
  readonly onReschedule: () => void;
  /** Called when an act on the booking was refused: it has changed. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** What the member prepares before the visit. */
const preparations = [
  '样品分装并贴好标签，注明名称和编号',
  '易燃、腐蚀、有毒等危险样品不上门收取，请联系客户经理',
  '备好冷藏、避光等保存条件的说明',
  '保持联系电话畅通，取样员到达前会与您联系',
] as const;

const isHeld = ({ state }: Sampling): boolean => state === 'booked' || state === 'confirmed';

function stateText({ state }: Sampling): string {
  if (state === 'confirmed') return '预约已确认，请在取样前备好样品';
  if (state === 'booked') return '预约已提交，客户经理确认后将短信通知您';
  return `预约当前为“${samplingStateLabels[state]}”`;
}

/** A booking: number, day, slot, address and what to prepare, with 改期 and 取消. */
export function BookedPane({ booking, onReschedule, onRefused, onClose }: BookedPaneProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}>
        <Alert severity={isHeld(booking) ? 'success' : 'info'}>{stateText(booking)}</Alert>
        <FactList>
          <Fact term="预约号">{booking.code}</Fact>
          <Fact term="取样日期">{booking.date}</Fact>
          <Fact term="取样时间">{booking.time}</Fact>
          <Fact term="现场测试">{booking.scene_date && `${booking.scene_date}，取样须早于当天`}</Fact>
          <Fact term="取样地址">{booking.place}</Fact>
          <Fact term="联系人">{`${booking.name} ${booking.phone}`}</Fact>
          <Fact term="留言">{booking.message}</Fact>
        </FactList>
        {isHeld(booking) && <Preparations />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {booking.can.includes('cancel') && (
          <Button color="inherit" onClick={() => setAsking(true)}>
            取消预约
          </Button>
        )}
        {booking.can.includes('reschedule') && <Button onClick={onReschedule}>改期</Button>}
        <Button component={Link} to={paths.visits} onClick={onClose}>
          全部预约
        </Button>
        <Button variant="contained" onClick={onClose}>
          完成
        </Button>
      </DialogActions>
      <CancelVisitDialog
        visit={booking}
        open={asking}
        onClose={() => setAsking(false)}
        onCancelled={onClose}
        onFailed={onRefused}
      />
    </>
  );
}

function Preparations() {
  return (
    <Box>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        取样前请准备
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {preparations.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Box>
  );
}
