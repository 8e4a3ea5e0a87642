import { Button, IconButton } from '@portal/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortalTheme } from '.';

function Busy({ loading, onPress }: { readonly loading: boolean; readonly onPress: () => void }) {
  return (
    <PortalTheme>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        <input aria-label="姓名" />
        <Button type="submit" loading={loading} onClick={onPress}>
          保存
        </Button>
      </form>
    </PortalTheme>
  );
}

test('a button that loads keeps the focus, and presses and Enter in a field do nothing', async () => {
  const user = userEvent.setup();
  const onPress = jest.fn();
  const { rerender } = render(<Busy loading={false} onPress={onPress} />);
  const button = screen.getByRole('button', { name: '保存' });
  await user.tab();
  await user.tab();
  rerender(<Busy loading onPress={onPress} />);
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('disabled');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.keyboard('{Enter} ');
  await user.type(screen.getByLabelText('姓名'), '王{Enter}');
  expect(onPress).not.toHaveBeenCalled();

  rerender(<Busy loading={false} onPress={onPress} />);
  await user.tab();
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-disabled');
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('a button that is disabled by its press keeps the focus until it is left', async () => {
  const user = userEvent.setup();
  const row = (disabled: boolean) => (
    <PortalTheme>
      <IconButton aria-label="减少" disabled={disabled}>
        -
      </IconButton>
      <Button>增加</Button>
    </PortalTheme>
  );
  const { rerender } = render(row(false));
  const less = screen.getByRole('button', { name: '减少' });
  await user.click(less);
  rerender(row(true));
  expect(less).toHaveFocus();
  expect(less).toHaveAttribute('aria-disabled', 'true');
  await user.tab();
  expect(screen.getByRole('button', { name: '增加' })).toHaveFocus();
  expect(less).toBeDisabled();
  expect(less).not.toHaveAttribute('aria-disabled');
});

test('a button that is disabled is disabled, and one with an address is a link', () => {
  render(
    <PortalTheme>
      <Button disabled>保存</Button>
      <Button href="/project">全部服务</Button>
    </PortalTheme>,
  );
  expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
  expect(screen.getByRole('link', { name: '全部服务' })).toHaveAttribute('href', '/project');
});
