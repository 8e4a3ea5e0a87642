/**
 * Runs the script in steps, each as a separate task: as one task it blocks a phone for a quarter of a second.
 * Everything is in this one file (`eager`), so the imports fetch nothing.
 */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/theme'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/ui'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/portal'),
  () => import(/* webpackMode: "eager" */ './boot/start'),
];

for (const step of steps) {
  await new Promise((resolve) => setTimeout(resolve));
  await step();
}

// Makes this file a module, which top-level `await` needs.
export {};
