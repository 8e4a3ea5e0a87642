/** Renders a bar that names a developer's overrides and offers to reset them. Its style has the page's nonce. */
export function overrideBar(overrides: Readonly<Record<string, string>>, nonce: string): string {
  const names = Object.keys(overrides);
  if (names.length === 0) return '';
  return `<style nonce="${nonce}">#overrides{position:sticky;top:0;z-index:2000;padding:4px 16px;background:#8f3e06;color:#fff;font:14px sans-serif}#overrides a{color:#fff}</style>
<div id="overrides" role="status">本页使用开发版本：${names.join('、')} <a href="/?remote.reset">恢复</a></div>
`;
}
