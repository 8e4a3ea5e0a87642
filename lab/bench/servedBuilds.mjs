import { launch } from './browser.mjs';
import { certificate, startFront } from './front.mjs';
import { startGateway } from './portal.mjs';

/**
 * Starts a gateway with a front for each build, and a browser that trusts them; ends them all when `work` has ended. `work` receives
 * the browser and, for each build, the URLs of its gateway and of its front.
 */
export async function servedBuilds(builds, api, work) {
  const made = await certificate();
  const gateways = [];
  for (const build of builds) gateways.push(await startGateway(build, api));
  const fronts = await Promise.all(gateways.map(({ url }) => startFront(url, made)));
  const browser = await launch(made.spki);
  try {
    await work({ browser, urls: fronts.map(({ url }, i) => ({ front: url, gateway: gateways[i].url })) });
  } finally {
    await browser.close();
    for (const front of fronts) front.stop();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
  }
}
