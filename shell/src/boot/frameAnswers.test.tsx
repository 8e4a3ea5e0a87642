import type { Path } from '@portal/shared/contract';
import { member } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { openWindow } from '../testing/openWindow';
import { renderPortal } from '../testing/portalShell';

/** What a broken server, proxy or cache may answer. */
const wrongShapes: readonly unknown[] = [
  null,
  true,
  0,
  'word',
  [],
  {},
  { list: [] },
  { list: null, total: 'x', unread: {} },
  [null],
  [{ id: 1, typeChildArr: null, localInfo: null, rid: {} }],
];

const frameCalls = [
  'open/setting',
  'open/web/type/group',
  'open/web/search/suggest',
  'auth/message/list',
] as const satisfies readonly Path[];

const header = () => within(screen.getByRole('banner'));

test.each(frameCalls)('the frame stands whatever %s is answered by', async (path) => {
  openWindow(1440);
  const answers: Partial<Record<Path, unknown>> = { [path]: wrongShapes[0] };
  const { visitor, queryClient } = await renderPortal({ module: {} }, { user: member(), answers });
  await visitor.click(header().getByRole('button', { name: '展开服务项目' }));
  await visitor.type(header().getByRole('combobox', { name: '搜索服务项目' }), 'XRD');
  for (const shape of wrongShapes) {
    answers[path] = shape;
    await act(() => queryClient.refetchQueries());
    for (const name of ['展开服务项目', '我的账号', '通知'])
      await visitor.click(header().getByRole('button', { name }));
    expect(screen.getByRole('heading', { name: 'some contact page' })).toBeInTheDocument();
    expect(header().getByRole('link', { name: '我的订单' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('服务协议');
    expect(document.body).not.toHaveTextContent('暂时无法');
  }
});
