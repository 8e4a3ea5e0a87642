import type { StaffSample } from '@portal/shared/contract';
import { Box, Button, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { usePageActs } from '../ui/pageActs';
import { notPrinted } from '../ui/print';
import { desk } from '../ui/session/desk';
import { obstacleOf } from './obstacle';
import type { LeavingState } from './sampleList';

interface DueBarProps {
  readonly state: LeavingState;
  /** Rows of the page. */
  readonly count: number;
  readonly selected: readonly StaffSample[];
  readonly onAsk: (act: 'send' | 'destroy' | 'place') => void;
}

const print = () => window.print();
const printAct = [{ label: '打印清单', key: 'p', run: print }];

/** What may be done with the chosen samples, why not, and the list on paper. */
export const DueBar = observer(function DueBar({ state, count, selected, onAsk }: DueBarProps) {
  usePageActs(printAct);
  const settle = state === 'returning' ? 'send' : 'destroy';
  const obstacle = obstacleOf(settle, selected);
  return (
    <Box
      component="section"
      aria-label="批量操作"
      sx={{ ...notPrinted, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}
    >
      {desk.may(['lab']) && (
        <>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            已选 {selected.length} 个
          </Typography>
          <Button
            variant="contained"
            color={settle === 'send' ? 'primary' : 'error'}
            disabled={selected.length === 0 || obstacle !== ''}
            onClick={() => onAsk(settle)}
          >
            {settle === 'send' ? '寄回所选' : '销毁所选'}
          </Button>
          <Button variant="outlined" disabled={selected.length === 0} onClick={() => onAsk('place')}>
            改放位置
          </Button>
        </>
      )}
      <Button color="inherit" onClick={print}>
        {selected.length > 0 ? `打印所选 ${selected.length} 个` : `打印清单（${count} 个）`}
      </Button>
      {obstacle !== '' && (
        <Typography variant="body2" sx={{ color: 'warning.main', flexBasis: '100%' }}>
          {obstacle}
        </Typography>
      )}
    </Box>
  );
});
