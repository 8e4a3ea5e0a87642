import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { routes } from '../../app/routes';
import { protocol } from '../../testing/protocol';
import { drawStrokes, lengthOf, type Stroke } from './strokes';

const page = '/experiment/contract/order-1';
const rect = { left: 0, top: 0, width: 500, height: 210 };

beforeEach(() => {
  sessionStorage.clear();
  const frame = HTMLCanvasElement.prototype;
  // jsdom draws nothing and has no layout.
  jest.spyOn(frame, 'getContext').mockReturnValue(null);
  jest.spyOn(frame, 'toDataURL').mockReturnValue('data:image/png;base64,UE5H');
  jest.spyOn(frame, 'getBoundingClientRect').mockReturnValue(rect as DOMRect);
  frame.setPointerCapture = () => undefined;
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

const open = (server: Handlers = {}) =>
  renderRoute({
    routes,
    at: page,
    user: member(),
    server: {
      'auth/protocol/detail': () => protocol(),
      'auth/protocol/code': () => ({ retryAfter: 60 }),
      'auth/protocol/sign': () => null,
      ...server,
    },
  });

type Visitor = ReturnType<typeof open>['visitor'];

async function openDialog(visitor: Visitor) {
  const [button] = await screen.findAllByRole('button', { name: '在线签署协议' });
  await visitor.click(button as HTMLElement);
  return within(await screen.findByRole('dialog', { name: '签署协议' }));
}

function draw(from: number, to: number) {
  const frame = screen.getByRole('img', { name: /^签名框/ });
  // jsdom has no PointerEvent.
  const point = (type: string, clientX: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 50 });
    fireEvent(frame, Object.assign(event, { pointerId: 1, isPrimary: true }));
  };
  point('pointerdown', from);
  point('pointermove', (from + to) / 2);
  point('pointermove', to);
  point('pointerup', to);
}

const agree = async (visitor: Visitor, dialog: Awaited<ReturnType<typeof openDialog>>) => {
  await visitor.click(dialog.getByRole('checkbox', { name: /本人已阅读/ }));
  await visitor.type(dialog.getByRole('textbox', { name: '验证码' }), '123456');
  await visitor.click(dialog.getByRole('button', { name: '确认签署' }));
};

test('a drawn signature is sent with the hash that was read; strokes can be undone and cleared', async () => {
  let signed = false;
  const { visitor, server } = open({
    'auth/protocol/detail': () => protocol(signed ? { state: 'signed', can: ['upload'] } : {}),
    'auth/protocol/sign': () => {
      signed = true;
      return null;
    },
  });
  const dialog = await openDialog(visitor);
  draw(50, 300);
  draw(100, 200);
  expect(screen.getByRole('img', { name: '签名框，已写 2 笔' })).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '撤销一笔' }));
  expect(screen.getByRole('img', { name: '签名框，已写 1 笔' })).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '清除' }));
  await agree(visitor, dialog);
  expect(await dialog.findByText('[签名]请在框内手写签名')).toBeInTheDocument();
  const pad = screen.getByRole('img', { name: '签名框，空白' });
  expect(pad).toHaveAccessibleDescription('[签名]请在框内手写签名');
  expect(pad).toHaveFocus();
  expect(server.inputs('auth/protocol/sign')).toEqual([]);
  draw(50, 300);
  await visitor.click(dialog.getByRole('button', { name: '获取验证码' }));
  expect(server.inputs('auth/protocol/code')).toEqual([{ rid: 'order-1' }]);
  await visitor.click(dialog.getByRole('button', { name: '确认签署' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.inputs('auth/protocol/sign')).toEqual([
    {
      rid: 'order-1',
      seen: { sha256: 'a3'.repeat(32) },
      name: member().userInfo.name,
      code: '123456',
      agreed: true,
      picture: 'UE5H',
    },
  ]);
  await waitFor(() => expect(screen.getByRole('note', { name: '下一步' })).toHaveTextContent('已签署'));
});

test('without drawing the typed name is the signature; the consent and the code are required', async () => {
  const { visitor, server } = open();
  const dialog = await openDialog(visitor);
  await visitor.click(dialog.getByRole('radio', { name: '键入姓名' }));
  const name = dialog.getByRole('textbox', { name: '签署人姓名' });
  await visitor.clear(name);
  await visitor.type(name, '王老师');
  expect(dialog.getByLabelText('签名预览')).toHaveTextContent('王老师');
  await visitor.click(dialog.getByRole('button', { name: '确认签署' }));
  expect(await dialog.findByText('请先阅读并同意协议')).toBeInTheDocument();
  const consent = dialog.getByRole('checkbox', { name: /本人已阅读/ });
  expect(consent).toBeInvalid();
  expect(consent).toHaveAccessibleDescription('请先阅读并同意协议');
  await agree(visitor, dialog);
  await waitFor(() => expect(server.inputs('auth/protocol/sign')).toHaveLength(1));
  expect(server.inputs('auth/protocol/sign')[0]).toMatchObject({ name: '王老师' });
  expect(server.inputs('auth/protocol/sign')[0]).not.toHaveProperty('picture');
});

test('a wrong code stands at its field; a changed text closes the form and is read anew', async () => {
  let refusal: 'code_wrong' | 'seen_changed' = 'code_wrong';
  const { visitor, server } = open({
    'auth/protocol/sign': () => {
      throw new Refused(refusal, refusal === 'code_wrong' ? { code: '验证码错误或已过期' } : {});
    },
  });
  const dialog = await openDialog(visitor);
  draw(50, 300);
  await agree(visitor, dialog);
  expect(await dialog.findByText('验证码错误或已过期')).toBeInTheDocument();
  refusal = 'seen_changed';
  const before = server.inputs('auth/protocol/detail').length;
  await visitor.click(dialog.getByRole('button', { name: '确认签署' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.inputs('auth/protocol/detail').length).toBeGreaterThan(before);
});

test('the page shows who signed when and how', async () => {
  open({
    'auth/protocol/detail': () =>
      protocol({
        state: 'signed',
        can: ['upload'],
        signature: {
          version: 1,
          name: '王老师',
          method: 'drawn',
          phone: '138****0000',
          sha256: 'a3'.repeat(32),
          consent: '同意签署',
          at: '2026-11-21T02:00:00Z',
          picture: 'data:image/png;base64,UE5H',
        },
      }),
  });
  const panel = await screen.findByRole('region', { name: '签名' });
  expect(panel).toHaveTextContent(
    '签署人王老师方式手写签名时间2026-11-21 10:00验证手机 138****0000 短信验证码',
  );
  expect(within(panel).getByRole('img', { name: '王老师的手写签名' })).toHaveAttribute(
    'src',
    'data:image/png;base64,UE5H',
  );
  expect(screen.queryByRole('button', { name: '在线签署协议' })).not.toBeInTheDocument();
});

test('a stroke begins and ends at its points, whatever its length', () => {
  const point = fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 0.4, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (stroke: Stroke) => {
      const path: number[][] = [];
      const pen = { lineCap: 'butt', lineJoin: 'miter', lineWidth: 0, strokeStyle: '' } as const;
      const add = (...at: number[]) => void path.push(at);
      const nothing = () => undefined;
      drawStrokes(
        { ...pen, beginPath: nothing, stroke: nothing, moveTo: add, lineTo: add, quadraticCurveTo: add },
        [stroke],
        100,
      );
      const [first, last] = [stroke[0], stroke.at(-1)];
      expect(path[0]).toEqual([(first?.x ?? 0) * 100, (first?.y ?? 0) * 100]);
      expect(path.at(-1)).toEqual([(last?.x ?? 0) * 100, (last?.y ?? 0) * 100]);
      expect(lengthOf([stroke, stroke])).toBeCloseTo(2 * lengthOf([stroke]));
    }),
  );
});
