// npm run bench -- [federation|start|api …]: prints measurements, see lab/README.md. --smoke: runs the named
// benchmarks, or all, once and briefly, only to check that they work.
import { helpOf } from './help.mjs';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
helpOf(import.meta.url);
await install();
const words = process.argv.slice(2);
const smoke = words.includes('--smoke');
const { runBenches } = await import('../lab/bench/run.mjs');
try {
  await runBenches(
    words.filter((word) => word !== '--smoke'),
    { smoke },
  );
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
