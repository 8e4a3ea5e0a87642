import { Link, Outlet } from '@portal/shared/portal';

/** Frame of every page. */
export function Layout() {
  return (
    <>
      <header>
        <Link to="/">首页</Link> <Link to="/project">服务项目</Link> <Link to="/member">个人中心</Link>{' '}
        <Link to="/experiment">实验方案</Link>
      </header>
      <main>
        <Outlet />
      </main>
      <footer>示例检测</footer>
    </>
  );
}
