import { fireEvent, render, screen } from '@testing-library/react';
import { FileDrop } from './FileDrop';

const file = (name: string) => new File(['1'], name);

test('a chosen file is said in a region that was there before, also when it was dropped or there are several', () => {
  const onFiles = jest.fn();
  const { rerender } = render(<FileDrop label="凭证文件" accept=".pdf" hint="PDF" onFiles={onFiles} />);
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('');
  fireEvent.change(screen.getByLabelText('凭证文件'), { target: { files: [file('凭证.pdf')] } });
  expect(region).toHaveTextContent('已选择文件 凭证.pdf');

  rerender(<FileDrop multiple label="凭证文件" accept=".pdf" hint="PDF" onFiles={onFiles} />);
  const dataTransfer = { types: ['Files'], files: [file('1.pdf'), file('2.pdf')] };
  fireEvent.drop(screen.getByRole('button'), { dataTransfer });
  expect(region).toHaveTextContent('已选择 2 个文件');
  expect(onFiles).toHaveBeenCalledTimes(2);
});
