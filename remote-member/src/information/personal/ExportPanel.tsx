import { call } from '@portal/shared/api';
import { DownloadButton, Panel } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { useState } from 'react';

/** Downloads a copy of the member's own data. */
export function ExportPanel() {
  const [started, setStarted] = useState(false);
  const ask = async () => {
    const link = await call('auth/user/export', {});
    setStarted(true);
    return link;
  };
  return (
    <Panel
      title="导出我的数据"
      aside={
        <DownloadButton
          size="small"
          color="inherit"
          variant="outlined"
          ask={ask}
          name="我的数据.zip"
          page={paths.memberPage('information')}
        >
          导出数据
        </DownloadButton>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        包含个人资料、地址、订单与检测数据、结算单、发票和通知等全部记录，以及您可以下载的文件，打包为一个压缩文件。
      </Typography>
      <Box role="status">
        {started && (
          <Typography variant="body2" sx={{ mt: 1, color: 'success.main' }}>
            已开始下载，文件较多时需要几分钟，完成前请不要关闭浏览器。文件含个人信息，请妥善保管。
          </Typography>
        )}
      </Box>
    </Panel>
  );
}
