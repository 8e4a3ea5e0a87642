import { Alert } from '@portal/shared/extras';
import { Box } from '@portal/shared/ui';
import { useRef } from 'react';
import { useCamera } from './useCamera';

interface CameraViewProps {
  /** Takes a code that came into sight. */
  readonly onScan: (code: string) => void;
}

/** The picture of the camera, in which codes are read. */
export function CameraView({ onScan }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onScan);
  if (typeof state === 'object') return <Alert severity="error">{state.failed}</Alert>;
  return (
    <Box sx={{ position: 'relative', borderRadius: 1, overflow: 'hidden', bgcolor: 'common.black' }}>
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        aria-label="摄像头画面"
        sx={{ display: 'block', width: 1, height: 260, objectFit: 'cover' }}
      />
      <Box role="status" sx={hint}>
        {state === 'starting' ? '正在打开摄像头…' : '对准样品码或快递单条码'}
      </Box>
    </Box>
  );
}

const hint = {
  position: 'absolute',
  inset: 'auto 0 0',
  px: 1.5,
  py: 0.75,
  fontSize: 14,
  color: 'common.white',
  bgcolor: 'rgb(0 0 0 / .6)',
} as const;
