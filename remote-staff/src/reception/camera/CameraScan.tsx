import { Box, Button, Skeleton } from '@portal/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { CodeLost } from '../../ui/CodeLost';

const CameraView = lazy(() =>
  import('./CameraView').then(
    (m) => ({ default: m.CameraView }),
    () => ({ default: CodeLost }),
  ),
);

interface CameraScanProps {
  /** Takes a code that came into sight. */
  readonly onScan: (code: string) => void;
}

/** Scans by the camera, where there is one: code and camera are asked for by the button only. */
export function CameraScan({ onScan }: CameraScanProps) {
  const [isOpen, setOpen] = useState(false);
  // Without TLS a browser has no `mediaDevices`.
  if (!('mediaDevices' in navigator)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button
        variant="outlined"
        color="inherit"
        aria-pressed={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ justifySelf: 'start' }}
      >
        {isOpen ? '关闭摄像头' : '用摄像头扫码'}
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
          <CameraView onScan={onScan} />
        </Suspense>
      )}
    </Box>
  );
}
