import { useQrPicture } from '@portal/shared/parts';
import { Box, Button, Skeleton, Typography } from '@portal/shared/ui';

interface WechatOnPhoneProps {
  /** Content of the QR code. */
  readonly url: string;
}

/** In WeChat's browser: a picture of the code, which WeChat recognises when it is pressed long. */
export function WechatInside({ url }: WechatOnPhoneProps) {
  const picture = useQrPicture(url);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5 }}>
      {picture ? (
        <Box component="img" src={picture} alt="微信登录二维码" width={200} height={200} />
      ) : (
        <Skeleton variant="rounded" width={200} height={200} />
      )}
      <Typography variant="body2">长按二维码，选择“识别图中的二维码”，再按提示确认登录</Typography>
    </Box>
  );
}

/** In another browser of a phone, which can't scan its own screen: steps to save the code and to choose it in WeChat. */
export function WechatElsewhere({ url }: WechatOnPhoneProps) {
  const picture = useQrPicture(url);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%' }}>
      <Typography variant="body2">手机无法扫描自己屏幕上的二维码，请按以下步骤登录：</Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, typography: 'body2', '& li': { mb: 0.5 } }}>
        <li>保存二维码图片到相册</li>
        <li>打开微信“扫一扫”，从相册中选择这张图片</li>
        <li>确认登录后回到本页，登录自动完成</li>
      </Box>
      <Button
        variant="outlined"
        component="a"
        href={picture}
        download="微信登录二维码.png"
        disabled={!picture}
      >
        保存二维码图片
      </Button>
      <Button variant="contained" component="a" href="weixin://">
        打开微信
      </Button>
    </Box>
  );
}
