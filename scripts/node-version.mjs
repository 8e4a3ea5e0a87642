/** Exits with a one-line message when the Node version is too old. Parses on every Node version with ES modules. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `需要 Node.js 20.19 或更高版本（建议 24），当前为 ${process.versions.node}。请升级后重试：https://nodejs.org`,
  );
  process.exit(1);
}
