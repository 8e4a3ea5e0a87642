import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Contained } from '../layout/Contained';
import { Header } from '../layout/header/Header';
import { FrameFailure } from '../layout/message/FrameFailure';
import { reportUnseen } from '../remotes/reportUnseen';

/** Replaces the frame when it fails itself; the header stays as far as it can be rendered. */
export function RootFailure() {
  const error = useRouteError();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const retry = () =>
    void navigate(pathname + search + hash, { replace: true, preventScrollReset: true, state });
  useEffect(() => reportUnseen('portal_shell', 'render', error), [error]);
  return (
    <>
      <Contained>
        <Header />
      </Contained>
      <FrameFailure text="页面显示时出错了，请重试。" action="重试" onRetry={retry} />
    </>
  );
}
