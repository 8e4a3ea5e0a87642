import { nextTask } from './boot/nextTask';
import { keepGlobals } from './remotes/ownGlobals';

keepGlobals();

/**
 * Runs the script in steps, each as a separate task. Everything is in this one file (`eager`), so the imports fetch nothing.
 * `webpackExports` names what the next step uses anyway: without it, all exports of the package would be kept.
 */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["extendTheme"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/theme'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/ui'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/portal'),
  () => import(/* webpackMode: "eager" */ './boot/start'),
];

for (const step of steps) {
  await nextTask();
  await step();
}
