// npm run bench -- [federation|start|api …]: prints figures, see bench/README.md
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
await install();
const { runBenches } = await import('../bench/run.mjs');
try {
  await runBenches(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
