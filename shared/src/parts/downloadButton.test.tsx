/** @jest-environment jsdom */
import { notify } from '@portal/shared/portal';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadButton } from './DownloadButton';

const open = (url: string) => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DownloadButton ask={async () => ({ url })} name="数据.zip" page="/member/order">
        下载全部
      </DownloadButton>
    </QueryClientProvider>,
  );
  return click;
};
const failed = jest.spyOn(notify, 'error').mockImplementation(() => {});
const button = () => screen.getByRole<HTMLButtonElement>('button');
const sign = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `portal.download.k3v9x0q2k3v9=${value}; Path=/`;
};
const url = '/api/open/zip/a?exp=1&sig=x&id=k3v9x0q2k3v9';

test('the button says that the file is prepared until the download begins; the sign is taken away', async () => {
  const click = open(url);
  await userEvent.click(button());
  expect(await screen.findByText('正在准备…')).toBeTruthy();
  expect(click).toHaveBeenCalledTimes(1);
  expect(button().disabled).toBe(true);
  sign('200.');
  expect(await screen.findByText('下载全部')).toBeTruthy();
  expect(button().disabled).toBe(false);
  expect(document.cookie).toBe('');
});

test('a download that was refused says why', async () => {
  open(url);
  await userEvent.click(button());
  sign(`403.${encodeURIComponent('下载链接已失效，请重新获取')}`);
  await waitFor(() => expect(failed).toHaveBeenLastCalledWith('下载链接已失效，请重新获取'));
  expect(button().disabled).toBe(false);
});

test('a download that does not begin says so after a minute', async () => {
  jest.useFakeTimers();
  open(url);
  act(() => button().click());
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  jest.useRealTimers();
  expect(failed).toHaveBeenLastCalledWith('下载没有开始，请检查网络后重试');
});

test('a link of an older server is not waited for', async () => {
  const click = open('/api/open/zip/a?exp=1&sig=x');
  await userEvent.click(button());
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(click).toHaveBeenCalled();
});
