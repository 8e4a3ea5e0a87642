/**
 * What the script holds is run in steps, each a task of its own: run as one it keeps a phone from answering for a
 * quarter of a second. All of it is in this one file (`eager`); nothing here is fetched.
 */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@portal/shared/ui'),
  () => import(/* webpackMode: "eager" */ './boot/start'),
];

for (const step of steps) {
  await new Promise((resolve) => setTimeout(resolve));
  await step();
}

// A module, for its `await`.
export {};
