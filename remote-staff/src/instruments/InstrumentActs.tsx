import { call } from '@portal/shared/api';
import type { StaffInstrument } from '@portal/shared/contract';
import { DownloadButton } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { desk } from '../ui/session/desk';
import { BookDialog } from './BookDialog';
import { InstrumentDialog } from './InstrumentDialog';
import { PermissionsDialog } from './PermissionsDialog';
import { InServiceDialog, OutOfServiceDialog } from './ServiceDialogs';
import { weekPath } from './shownWeek';

interface InstrumentActsProps {
  readonly instrument: StaffInstrument;
  /** The first day that is shown. */
  readonly day: string;
}

type Asked = 'book' | 'permissions' | 'edit' | 'add' | 'out' | 'in';

/** What is done with an instrument as a whole: a time arranged by phone, who may operate it alone, and whether it is in service. */
export const InstrumentActs = observer(function InstrumentActs({ instrument, day }: InstrumentActsProps) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const isOut = instrument.out_of_service !== null;
  const mayChange = desk.may(['lab']);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
      {!isOut && (
        <Button size="small" variant="outlined" onClick={() => setAsked('book')}>
          电话预约
        </Button>
      )}
      <DownloadButton
        size="small"
        name={`${instrument.code} 门口签到.pdf`}
        page={weekPath(instrument.code, day)}
        ask={() => call('staff/instrument/doorSign', { code: instrument.code })}
      >
        门口二维码
      </DownloadButton>
      {instrument.self_operated && (
        <Button size="small" onClick={() => setAsked('permissions')}>
          自主上机权限
        </Button>
      )}
      {mayChange && (
        <>
          <Button size="small" onClick={() => setAsked('edit')}>
            修改仪器
          </Button>
          <Button size="small" onClick={() => setAsked('add')}>
            新增仪器
          </Button>
        </>
      )}
      {mayChange && (
        <Button
          size="small"
          color={isOut ? 'primary' : 'error'}
          onClick={() => setAsked(isOut ? 'in' : 'out')}
        >
          {isOut ? '恢复使用' : '暂停使用'}
        </Button>
      )}
      {asked === 'book' && <BookDialog instrument={instrument} day={day} onClose={close} />}
      {asked === 'permissions' && <PermissionsDialog instrument={instrument} onClose={close} />}
      {asked === 'edit' && <InstrumentDialog instrument={instrument} onClose={close} />}
      {asked === 'add' && <InstrumentDialog onClose={close} />}
      {asked === 'out' && <OutOfServiceDialog instrument={instrument} onClose={close} />}
      {asked === 'in' && <InServiceDialog instrument={instrument} onClose={close} />}
    </Box>
  );
});
