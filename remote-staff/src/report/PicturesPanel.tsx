import { messageOf, upload } from '@portal/shared/api';
import type { ReportContent } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { FileDrop, fileSize, Panel } from '@portal/shared/parts';
import { limits } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ItemList } from '../ui/edit/ItemList';
import { PictureFields } from './PictureFields';
import { useOrderPictures } from './useOrderPictures';

type Pictures = ReportContent['pictures'];

interface PicturesPanelProps {
  readonly order_code: string;
  readonly pictures: Pictures;
  readonly onChange: (pictures: Pictures) => void;
}

/** The pictures of a report: chosen among the order's data and records, or uploaded, which adds them to the order's data. */
export function PicturesPanel({ order_code, pictures, onChange }: PicturesPanelProps) {
  const known = useOrderPictures(order_code);
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: (file: File) => upload('staff/order/file', file, { code: order_code, kind: 'data' }),
    onSuccess: async ({ rid }) => {
      await queries.invalidateQueries({ queryKey: ['staff/order/files'] });
      onChange([...pictures, { file_rid: rid, caption: '' }]);
    },
  });
  return (
    <Panel title="图片">
      <ItemList
        path="pictures"
        noun="图片"
        items={pictures}
        onChange={onChange}
        empty={() => ({ file_rid: '', caption: '' })}
        most={limits.reportPictures}
      >
        {(picture, index, change) => (
          <PictureFields index={index} value={picture} known={known} onChange={change} />
        )}
      </ItemList>
      <Box sx={{ mt: 1.5 }}>
        <FileDrop
          label="上传图片"
          button={add.isPending ? '正在上传' : '上传图片'}
          accept="image/jpeg,image/png,image/tiff"
          size="small"
          disabled={add.isPending || pictures.length >= limits.reportPictures}
          hint={`JPG、PNG 或 TIFF，每张不超过 ${fileSize(limits.reportPictureBytes)}；会加入订单的检测数据，交付后客户可下载`}
          onFiles={([file]) => file && add.mutate(file)}
        >
          {add.error && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {messageOf(add.error)}
            </Alert>
          )}
        </FileDrop>
      </Box>
    </Panel>
  );
}
