import { query } from '@portal/shared/api';
import { useParams } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataDrop } from '../ui/data/DataDrop';
import { notPrinted } from '../ui/print';
import { RecordPage } from '../ui/RecordPage';
import { RunOrder } from './RunOrder';
import { RunTable } from './RunTable';
import { WorksheetActs } from './WorksheetActs';
import { WorksheetFacts } from './WorksheetFacts';
import { WorksheetOrders } from './WorksheetOrders';
import { WorksheetMark, worksheetList } from './worksheetList';

/** One worksheet: its run order, what was measured and checked of it, its files, and its delivery. */
export function WorksheetPage() {
  const { code = '' } = useParams();
  const worksheet = useQuery(query('staff/worksheet/detail', { code }));
  const [isArranged, setArranged] = useState(false);
  return (
    <RecordPage
      list={worksheetList}
      listName="工作单"
      code={code}
      record={worksheet}
      beside={(shown) => (
        <>
          <WorksheetMark state={shown.state} />
          {!isArranged && <WorksheetActs worksheet={shown} onArrange={() => setArranged(true)} />}
        </>
      )}
    >
      {(shown) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <WorksheetFacts worksheet={shown} />
          {isArranged ? (
            <RunOrder worksheet={shown} onEnd={() => setArranged(false)} />
          ) : (
            <RunTable worksheet={shown} />
          )}
          <WorksheetOrders orders={shown.orders} />
          {shown.state !== 'closed' && (
            <Box sx={notPrinted}>
              <DataDrop
                title="数据文件"
                within={{ key: code, codes: shown.orders.map((order) => order.code), only: false }}
              />
            </Box>
          )}
        </Box>
      )}
    </RecordPage>
  );
}
