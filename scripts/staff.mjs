// npm run staff -- help: runs the lab's commands against the running portal.
import { existsSync } from 'node:fs';

const built = new URL('../server/dist/staff.mjs', import.meta.url);
if (!existsSync(built)) {
  console.error('门户还没有构建。请先运行 npm start，启动后在另一个终端运行 npm run staff。');
  process.exit(1);
}
const { staff } = await import(built.href);
process.exitCode = await staff(process.argv.slice(2), process.env);
