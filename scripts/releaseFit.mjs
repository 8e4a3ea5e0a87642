import { Refusal } from '../build/releases/state.mjs';

/** Milliseconds in which a portal answers. */
const longest = 5000;

async function ask(portal, body) {
  const token = process.env.OPS_TOKEN;
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const signal = AbortSignal.timeout(longest);
  const answer = await fetch(new URL('/status/fit', portal), { method: 'POST', headers, body, signal });
  if (!answer.ok) throw new Error(`${answer.status}${token ? '' : '，没有设置 OPS_TOKEN'}`);
  return answer.json();
}

/**
 * Throws a refusal when a release does not fit the shell of a running portal: it would be used for nobody. A portal that can't
 * be asked stops no release, because the release may be what mends it.
 */
export async function refuseUnfit(portal, { version, release: { shared, names, calls } }) {
  const fit = await ask(portal, JSON.stringify({ shared, names, calls })).catch((error) => {
    console.error(`没有问到 ${version} 与 ${portal} 的外壳是否相容（${error.cause?.code ?? error.message}）`);
  });
  if (fit?.verdict === 'incompatible')
    throw new Refusal(`${version} 与 ${portal} 的外壳不相容（${fit.reason}），没有切换`);
}
