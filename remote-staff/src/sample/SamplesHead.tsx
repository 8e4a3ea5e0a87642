import { SearchBar } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { DeskHead, type DeskTab } from '../ui/DeskHead';
import { dueList, recyclesPath, samplePath } from './sampleList';

const lists: readonly DeskTab[] = [
  { path: dueList.path, label: '到期处理' },
  { path: recyclesPath, label: '寄回申请', queues: ['recycle'] },
];

/** The heading of the samples, the switch between the lists, and the way to one sample by its code: a scanner's Enter opens it. */
export const SamplesHead = () => (
  <DeskHead
    title="样品"
    tabs={lists}
    acts={
      <Box sx={{ width: { xs: 1, sm: 'auto' }, '& form > *': { mb: 0 } }}>
        <SearchBar
          inPanel
          label="查找样品"
          field="样品码"
          maxLength={40}
          kw=""
          to={(code) => (code.trim() === '' ? dueList.path : samplePath(encodeURIComponent(code.trim())))}
          submit="打开"
        />
      </Box>
    }
  />
);
