import { screen, waitFor } from '@testing-library/react';
import { field, openLogin } from '../testing/openLogin';

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1',
  wechat:
    'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MicroMessenger/8.0.49',
};

describe('on a phone, which can not scan its own screen', () => {
  const openOn = async (agent: string) => {
    const opened = await openLogin({
      server: {
        'open/wx/ticket': () => ({
          expire_seconds: 120,
          qr_code_url: 'https://example.com/scan/1',
          ticket: 'ticket-1',
        }),
        'open/wx/qrCodeLogin': () => ({ state: 'waiting' as const }),
      },
    });
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    // jsdom has no canvas.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await opened.visitor.click(screen.getByRole('tab', { name: '微信登录' }));
    return opened;
  };
  afterEach(() => jest.restoreAllMocks());

  test('a browser offers to open WeChat and to save the code, and the login by code', async () => {
    const { visitor } = await openOn(agents.iPhone);
    expect(await screen.findByRole('link', { name: '打开微信' })).toHaveAttribute('href', 'weixin://');
    const save = screen.getByRole('link', { name: '保存二维码图片' });
    await waitFor(() => expect(save).toHaveAttribute('href', expect.stringMatching(/^data:image/)));
    expect(save).toHaveAttribute('download');
    expect(screen.queryByRole('img', { name: '微信登录二维码' })).not.toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: '改用验证码登录' }));
    expect(field('验证码')).toBeInTheDocument();
  });

  test("WeChat's own browser explains the long press on the code", async () => {
    await openOn(agents.wechat);
    expect(await screen.findByText(/长按二维码，选择“识别图中的二维码”/)).toBeInTheDocument();
    const picture = await screen.findByRole('img', { name: '微信登录二维码' });
    expect(picture.tagName).toBe('IMG');
    expect(screen.queryByRole('link', { name: '打开微信' })).not.toBeInTheDocument();
  });
});
