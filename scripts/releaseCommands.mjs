import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { remotes } from '../build/areas.mjs';
import { buildRemote } from '../build/buildRemote.mjs';
import { lay, readDescription, writeDescription } from '../build/releases/lay.mjs';
import { layDeltas } from '../build/releases/layDeltas.mjs';
import { openTarget } from '../build/releases/openTarget.mjs';
import { keptDays, prune } from '../build/releases/prune.mjs';
import {
  makeCurrent,
  promote,
  Refusal,
  rollBack,
  rollBackTo,
  setPercent,
  startCanary,
} from '../build/releases/state.mjs';
import { history, readState, switchTo } from '../build/releases/switchTo.mjs';
import { markBuilt } from './build.mjs';
import { withCheckoutLock } from './checkoutLock.mjs';
import { checkArea } from './releaseChecks.mjs';
import { refuseUnfit } from './releaseFit.mjs';
import { step } from './run.mjs';
import { seenByPortal } from './seenByPortal.mjs';
import { root } from './stale.mjs';

const usage = `npm run release -w <栏目> -- [命令] [选项]     或     npm run release -- <栏目> [命令] [选项]

  （无命令）            构建、检查、上传并切换为当前版本；--canary 10 只给 10% 的浏览器
  status               当前、灰度、可退回的版本和最近的切换
  rollback [版本]       收回最近一次发布或灰度；给出版本时退回到它
  canary <百分比>       调整灰度的百分比，0–100
  promote              灰度转为当前版本
  prune                删除 7 天内打开的页面不再需要的文件；--days 改天数，--dry-run 只列出

  --target <目录>       发布到哪里：目录或 s3://桶/前缀，{area} 代表栏目；默认 RELEASES_TARGET，再默认 {area}/dist
  --by <名字>           记录为谁；默认 RELEASED_BY 或 git 的用户名
  --portal <网址>       先问这个门户的外壳是否相容，再等到它用上新的当前版本；默认 PORTAL_URL，没有就都不做；
                       生产环境另要 OPS_TOKEN
  --no-check           不检查类型、共享导出、测试和相容（会记录下来）

  栏目：${remotes.join('、')}`;

const options = {
  canary: { type: 'string' },
  target: { type: 'string' },
  by: { type: 'string' },
  portal: { type: 'string' },
  'no-check': { type: 'boolean', default: false },
  days: { type: 'string', default: String(keptDays) },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
};

function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Returns the commit of the sources, with `+` when files differ from it; empty where there is no repository. */
function commitOf(area) {
  if (process.env.COMMIT) return process.env.COMMIT;
  const commit = git('rev-parse', '--short=12', 'HEAD');
  return commit && git('status', '--porcelain', '--', area, 'shared', 'build') ? `${commit}+` : commit;
}

const person = () =>
  process.env.RELEASED_BY || git('config', 'user.name') || `${userInfo().username}@${hostname()}`;

function percentOf(text) {
  const percent = Number(text);
  if (text === undefined || text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new Refusal(`百分比须为 0–100：${text ?? ''}`);
  return percent;
}

function say(state) {
  const { current, canary } = state;
  console.log(`当前 ${current || '（没有）'}${canary ? `，灰度 ${canary.version} ${canary.percent}%` : ''}`);
}

/** Builds, checks and lays the area as it is in this checkout. */
async function prepare({ area, target, values }) {
  const built = markBuilt(area);
  const staged = await step(`构建 ${area}`, () => withCheckoutLock(() => buildRemote(area, commitOf(area))), {
    exitOnError: false,
  });
  if (!values['no-check']) await checkArea(area);
  const upload = async () => {
    const described = await lay(target, staged);
    await layDeltas(target, staged);
    return described;
  };
  const release = await step(`上传 ${staged.version}`, upload, { exitOnError: false });
  // The local portal has this build now: its next start must not make it the current one again after a rollback.
  if (target.isLocal) built();
  return { version: staged.version, release };
}

/** Looks whether a release fits the portal that was named, before anybody gets it. */
async function checkFit({ portal, values }, next) {
  if (portal && next && !values['no-check']) await refuseUnfit(portal, next);
}

async function releaseArea(job) {
  const { name, target, values, by } = job;
  const percent = values.canary === undefined ? undefined : percentOf(values.canary);
  const { state: seen } = await readState(target, name);
  if (percent !== undefined && seen.canary) startCanary(seen, { version: '', release: {} }, percent);
  const next = await prepare(job);
  await checkFit(job, next);
  const act = (state) =>
    percent === undefined ? makeCurrent(state, next) : startCanary(state, next, percent);
  const more = values['no-check'] ? { unchecked: true } : {};
  const action = percent === undefined ? 'release' : `release --canary ${percent}`;
  return switchTo(target, act, { name, action, by, seen, more });
}

/** Returns a version that is no longer listed, after looking whether all its files are there. */
async function laidVersion(target, version) {
  const release = await readDescription(target, version);
  if (!release) throw new Refusal(`${version} 不在 ${target.place}`);
  // Written again, so that a concurrent `prune` keeps its files.
  await writeDescription(target, version, release);
  const files = new Set((await target.list()).map(({ file }) => file));
  const missing = Object.keys(release.integrity).find((file) => !files.has(file));
  if (missing) throw new Refusal(`${version} 缺少 ${missing}：请从它的提交重新发布`);
  return { version, release };
}

const commands = {
  async status({ name, target }) {
    const { state } = await readState(target, name);
    say(state);
    for (const [version, { built, commit = '' }] of Object.entries(state.releases))
      console.log(`  ${version}  构建于 ${built}  ${commit}`);
    for (const { at, by, action, from, to, commit = '', unchecked } of await history(target, state, 10)) {
      const words = ({ current, canary }) => [current || '（没有）', canary].filter(Boolean).join(' / ');
      console.log(
        `  ${at}  ${by}  ${action}${unchecked ? '（未检查）' : ''}  ${words(from)} → ${words(to)}  ${commit}`,
      );
    }
  },
  async rollback(job) {
    const {
      name,
      target,
      by,
      words: [version],
    } = job;
    const { state: seen } = await readState(target, name);
    const wanted = version && (await laidVersion(target, version));
    await checkFit(job, wanted);
    const act = (state) => (wanted ? rollBackTo(state, wanted) : rollBack(state));
    return switchTo(target, act, { name, action: 'rollback', by, seen });
  },
  async canary({ name, target, by, words: [text] }) {
    const percent = percentOf(text);
    const { state: seen } = await readState(target, name);
    const action = `canary ${percent}`;
    return switchTo(target, (state) => setPercent(state, percent), { name, action, by, seen });
  },
  async promote(job) {
    const { name, target, by } = job;
    const { state: seen } = await readState(target, name);
    const version = seen.canary?.version;
    await checkFit(job, version && { version, release: seen.releases[version] });
    return switchTo(target, (state) => promote(state), { name, action: 'promote', by, seen });
  },
  async prune({ name, target, values }) {
    const days = Number(values.days);
    if (!(days >= 0)) throw new Refusal(`天数不对：${values.days}`);
    const { versions, files } = await prune(target, name, { days, dryRun: values['dry-run'] });
    console.log(
      `${values['dry-run'] ? '可删除' : '已删除'} ${versions.length} 个版本，${files.length} 个文件`,
    );
    for (const version of versions) console.log(`  ${version}`);
  },
};

/** What is in the way of a version, by what `seenByPortal` returns. */
const problems = {
  unreachable: () => '连接不上这个门户',
  noArea: ({ name }) => `门户没有 ${name} 这个栏目：它的网关读的 remotes.config.json 里没有这一项`,
  otherVersion: ({ portal }) => `可能与它的外壳不相容，原因见 ${new URL('/status', portal)}`,
};

/** Says whether the portal gives the version to visitors. Returns the exit code. */
async function reportSeen(portal, name, version) {
  const { seconds, problem } = await seenByPortal(portal, name, version);
  if (problem) {
    console.error(`${portal} 没有用上 ${version}：${problems[problem]({ portal, name })}`);
    return 1;
  }
  console.log(`${portal} 已用上 ${version}（${seconds.toFixed(1)} 秒）`);
  return 0;
}

/** Returns the area: that of the folder in which npm was called, or the first word. */
function areaOf(words) {
  const folder = basename(process.cwd());
  if (remotes.includes(folder)) return folder;
  return remotes.includes(words[0]) ? words.shift() : undefined;
}

/** Runs a command line and returns the exit code. */
export async function runRelease(args) {
  try {
    const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true });
    const area = areaOf(words);
    const command = words.shift();
    if (values.help || !area || (command && !Object.hasOwn(commands, command))) {
      console.log(usage);
      return values.help ? 0 : 2;
    }
    const target = await openTarget(area, values.target ?? process.env.RELEASES_TARGET);
    const name = area.replaceAll('-', '_');
    const portal = values.portal ?? process.env.PORTAL_URL;
    const job = { area, name, target, values, words, portal, by: values.by ?? person() };
    const state = await (command ? commands[command](job) : releaseArea(job));
    if (!state) return 0;
    say(state);
    // With a canary the portal may give this command either version.
    return portal && !state.canary ? await reportSeen(portal, name, state.current) : 0;
  } catch (error) {
    console.error(
      error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? `${error.message}\n\n${usage}` : error.message,
    );
    return 1;
  }
}
