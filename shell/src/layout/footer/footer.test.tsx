import { Refused, siteSetting } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderLayout } from '../renderLayout';

const footer = () => within(screen.getByRole('contentinfo'));

describe('the footer', () => {
  test("shows contact data from the server's settings and the working hours", async () => {
    await renderLayout({
      server: {
        'open/setting': () =>
          siteSetting({ localInfo: { address: '杭州市科学路 8 号', email: 'hr@example.com' } }),
      },
    });
    expect(await footer().findByText('杭州市科学路 8 号')).toBeInTheDocument();
    expect(footer().getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:400-000-0000');
    expect(footer().getByRole('link', { name: 'hr@example.com' })).toHaveAttribute(
      'href',
      'mailto:hr@example.com',
    );
    expect(footer().getByText('周一至周六 8:30–18:30')).toBeInTheDocument();
    expect(footer().getByText(/© \d{4} 示例检测技术有限公司/)).toBeInTheDocument();
    expect(footer().getByRole('link', { name: '浙ICP备00000000号' })).toBeInTheDocument();
    expect(footer().queryByRole('link', { name: /公网安备/ })).not.toBeInTheDocument();
  });

  test('shows the 公安备案 record when the settings have one', async () => {
    const police = '京公网安备11010102000001号';
    await renderLayout({ server: { 'open/setting': () => siteSetting({ localInfo: { police } }) } });
    expect(await footer().findByRole('link', { name: police })).toHaveAttribute(
      'href',
      'https://beian.mps.gov.cn/#/query/webSearch?code=11010102000001',
    );
  });

  test('has the quick links', async () => {
    await renderLayout();
    const links = {
      服务协议: '/license',
      新手指南: '/guide',
      隐私政策: '/policy',
      推广中心: '/member/promotion',
      新闻资讯: '/list/news',
      邀请好友: '/member/invite',
      关于我们: '/about',
      发布需求: '/require',
    };
    for (const [name, href] of Object.entries(links)) {
      expect(footer().getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  test('has the three codes', async () => {
    await renderLayout();
    for (const name of ['官方公众号二维码', '商务咨询二维码', '小程序下单二维码']) {
      expect(await footer().findByRole('img', { name })).toBeInTheDocument();
    }
  });

  test('without the settings the rest is shown', async () => {
    await renderLayout({
      server: {
        'open/setting': () => {
          throw new Refused('unavailable');
        },
      },
    });
    await waitFor(() => expect(footer().queryByText('公司地址')).not.toBeInTheDocument());
    expect(footer().getByText('周一至周六 8:30–18:30')).toBeInTheDocument();
    expect(footer().getByRole('link', { name: '新手指南' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /服务热线/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'some page' })).toBeInTheDocument();
  });
});

describe('the side bar', () => {
  /** It comes after the rest of the layout. */
  const sideBar = () => screen.findByRole('complementary', { name: '快捷服务' });

  test('opens QR codes and customer service', async () => {
    const { visitor } = await renderLayout();
    const bar = within(await sideBar());
    await visitor.click(bar.getByRole('button', { name: '官方公众号、商务咨询、小程序下单' }));
    for (const name of ['官方公众号二维码', '商务咨询二维码', '小程序下单二维码'])
      expect(await bar.findByRole('img', { name })).toBeInTheDocument();

    await visitor.click(bar.getByRole('button', { name: '在线客服' }));
    expect(bar.getByRole('link', { name: '400-000-0000' })).toHaveAttribute('href', 'tel:400-000-0000');
    expect(bar.getByText('08:30–18:30 周一至周六')).toBeInTheDocument();
  });

  test('shows the button to the top only after scrolling down', async () => {
    const { visitor } = await renderLayout();
    const bar = within(await sideBar());
    expect(bar.queryByRole('button', { name: '回到顶部' })).not.toBeInTheDocument();

    const scrolled = jest.replaceProperty(window, 'scrollY', 900);
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    act(() => void window.dispatchEvent(new Event('scroll')));
    await visitor.click(await bar.findByRole('button', { name: '回到顶部' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    scrolled.restore();
    scrollTo.mockRestore();
  });

  test('is away at the top and while the reader scrolls down, and back on scrolling up', async () => {
    await renderLayout();
    const scrolled = jest.replaceProperty(window, 'scrollY', 0);
    const scrollTo = (y: number) => {
      scrolled.replaceValue(y);
      act(() => void window.dispatchEvent(new Event('scroll')));
    };
    const aside = await sideBar();
    // The first position is read with the next frame.
    await act(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
    expect(aside).toHaveAttribute('data-side-bar', 'away');
    scrollTo(300);
    expect(aside).toHaveAttribute('data-side-bar', 'away');
    scrollTo(240);
    expect(aside).toHaveAttribute('data-side-bar', '');
    const field = document.createElement('input');
    screen.getByRole('main').append(field);
    const place = jest.spyOn(field, 'getBoundingClientRect');
    const { innerWidth, innerHeight } = window;
    place.mockReturnValue(new DOMRect(16, innerHeight - 100, innerWidth - 32, 40));
    scrollTo(230);
    expect(aside).toHaveAttribute('data-side-bar', 'away');
    place.mockReturnValue(new DOMRect(16, innerHeight - 200, innerWidth - 32, 40));
    scrollTo(220);
    expect(aside).toHaveAttribute('data-side-bar', '');
    field.remove();
    scrollTo(400);
    scrollTo(0);
    expect(aside).toHaveAttribute('data-side-bar', 'away');
    scrolled.restore();
  });
});
