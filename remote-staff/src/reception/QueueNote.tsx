import { Alert } from '@portal/shared/extras';
import { Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import type { Reception } from './Reception';

/** Says what is kept in the browser and waits for the server. Nothing when all is sent. */
export const QueueNote = observer(function QueueNote({ reception }: { readonly reception: Reception }) {
  const { waiting, isHeld, isUnsaved, sendNow } = reception;
  if (waiting.length === 0) return null;
  if (!isHeld) return <Alert severity="info">正在上传 {waiting.length} 个扫描</Alert>;
  const again = (
    <Button color="inherit" size="small" onClick={sendNow}>
      立即上传
    </Button>
  );
  return (
    <Alert severity="warning" action={again}>
      服务器没有应答，{waiting.length} 个扫描
      {isUnsaved ? '只在这个页面里：上传完成前请不要关闭' : '已保存在这台电脑上'}
      。可以继续扫描，恢复后自动上传。
    </Alert>
  );
});
