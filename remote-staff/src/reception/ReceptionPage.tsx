import { isText, Panel, Stored } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { desk } from '../ui/session/desk';
import { CameraScan } from './camera/CameraScan';
import { Exceptions } from './Exceptions';
import { ExpectedOrders } from './ExpectedOrders';
import { LastScanView } from './LastScanView';
import { QueueNote } from './QueueNote';
import { ReceptionHead } from './ReceptionHead';
import { receptionOf } from './receptionOf';
import { ScanField } from './ScanField';
import { ScanRows } from './ScanRows';
import { ScanSettings } from './ScanSettings';
import { isException } from './scan';

const keptPlace = new Stored('deskPlace', isText);

/** Most rows of what is done. */
const most = 100;

/** The reception: settings first, then scan after scan, exceptions at the end. */
export const ReceptionPage = observer(function ReceptionPage() {
  const [search] = useSearchParams();
  const mode = search.get('mode') === 'place' ? 'place' : 'receive';
  const [place, setPlace] = useState(() => keptPlace.read() ?? '');
  const reception = receptionOf(desk.self?.account ?? '');
  const { exceptions, list, shown, last } = reception;
  const handled = list.filter((scan) => !isException(scan));
  const choosePlace = (text: string) => {
    setPlace(text);
    keptPlace.write(text);
  };
  return (
    <>
      <ReceptionHead />
      <Box sx={columns}>
        <Box sx={{ gridArea: 'scan', display: 'grid', gap: 2, minWidth: 0 }}>
          <ScanSettings mode={mode} place={place} onPlace={choosePlace} />
          <ScanField onScan={(text) => reception.scan(text, mode, place.trim())} />
          <CameraScan onScan={(code) => reception.scan(code, mode, place.trim())} />
          <LastScanView last={last} />
          <QueueNote reception={reception} />
          <Exceptions reception={reception} exceptions={exceptions} />
        </Box>
        {handled.length > 0 && (
          <Box sx={{ gridArea: 'done', minWidth: 0 }}>
            <Panel
              title={`本次扫描 ${handled.length}`}
              aside={
                <Button size="small" color="inherit" onClick={reception.finish} sx={{ ml: 'auto' }}>
                  结束本次
                </Button>
              }
            >
              <ScanRows scans={handled.slice(0, most)} />
            </Panel>
          </Box>
        )}
        {shown !== '' && (
          <Box sx={{ gridArea: 'order', minWidth: 0 }}>
            <ExpectedOrders code={shown} />
          </Box>
        )}
      </Box>
    </>
  );
});

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplate: {
    xs: '"scan" "order" "done" / minmax(0, 1fr)',
    lg: '"scan order" "done order" 1fr / minmax(0, 3fr) minmax(0, 2fr)',
  },
} as const;
