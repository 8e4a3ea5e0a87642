import { missingMeta, type PageRow } from '@portal/shared/meta';
import { withoutTrailingSlashes } from '@portal/shared/node';
import { areaRows } from '../../manifest/areaPages';
import type { BootManifest } from '../../manifest/manifest';
import type { Drawing, Undrawn } from '../draw/drawing';
import type { Facts } from '../meta/facts';
import { headOf } from '../meta/head';
import { movedTo } from '../meta/moved';
import { metaFor } from '../meta/pageMeta';
import { overrideBar } from '../override/overrideBar';
import { bootManifest, hashesOf, type Served } from '../releases/bootManifest';
import { firstView, unscripted } from './firstView';
import { html } from './html';
import { planPage } from './pagePlan';
import type { ShellBuild } from './shellBuild';
import { Spliced } from './spliced';
import { nonceHole, ownHole } from './visitorHoles';

/** A page as it is asked for. */
export interface AskedPage {
  readonly served: readonly Served[];
  readonly pathname: string;
  readonly search: string;
  /** The portal's URL without a trailing slash. */
  readonly base: string;
  /** Address of the visitor. */
  readonly ip: string;
}

/** A page before it is sent to one visitor. */
export interface MadePage {
  readonly status: 200 | 404;
  /** HTML with the marks of `visitorHoles`. */
  readonly html: string;
  readonly text: Spliced;
  /** Name of its area; empty without one. */
  readonly area: string;
  /** Whether it may use the camera. */
  readonly camera: boolean;
  readonly isShared: boolean;
  readonly isPoor: boolean;
}

/** What the gateway answers. */
export type Made = MadePage | Moved;

/** Another address, to which the visitor is sent. */
interface Moved {
  readonly moved: string;
  readonly isShared: false;
  readonly isPoor: false;
}

interface Sources {
  readonly facts: Facts;
  readonly shell: ShellBuild;
  readonly drawing: Drawing;
  readonly manifest: Pick<BootManifest, 'mode' | 'scriptTimeout'>;
}

/** Why a page is not drawn though it was and will be: a page that was drawn before is better. */
const passing: readonly (Undrawn | undefined)[] = ['overloaded', 'starting', 'away', 'busy', 'late'];

/** Returns the part of a query that makes another page of a list, which is its own canonical address. */
function furtherPage(search: string): string {
  const page = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? `?page=${page}` : '';
}

const movedPage = (moved: string): Moved => ({ moved, isShared: false, isPoor: false });

/**
 * Makes a page with holes for what each visitor gets of their own, or says where it has moved. Returns `before` when nothing has changed: it
 * may be compressed already.
 */
export async function makePage(
  asked: AskedPage,
  { facts, shell, drawing, ...sources }: Sources,
  before?: Made,
): Promise<Made> {
  const { served, search, base, ip } = asked;
  const path = withoutTrailingSlashes(asked.pathname);
  const plan = planPage(served, path, shell);
  const moved = await movedTo(path, facts);
  if (moved) return movedPage(moved + search);
  const rows: readonly PageRow[] = areaRows(served.map(({ remote }) => ({ ...remote, mount: remote.paths })));
  const request = { served, pathname: path, path: asked.pathname + search, ip };
  const result = plan.one && (await drawing.draw({ ...request, one: plan.one }));
  const page = typeof result === 'string' ? undefined : result;
  const known = { facts, shown: page?.answers ?? [], ip };
  const meta = (other: string) => metaFor(other, base, known, rows);
  const found = plan.status === 200 ? await meta(path) : 'missing';
  const isMissing = found === 'missing';
  const lower = path.toLowerCase();
  if (isMissing && lower !== path) {
    const isThere = planPage(served, lower, shell).status === 200 && (await meta(lower)) !== 'missing';
    if (isThere) return movedPage(lower + search);
  }
  const nonce = nonceHole.mark;
  const drawn = isMissing ? undefined : page;
  const made = html({
    nonce,
    shell,
    manifest: bootManifest(served, sources.manifest),
    own: ownHole.mark,
    modules: Object.assign({}, ...served.map(hashesOf)),
    plan,
    head: headOf(isMissing ? missingMeta : found, base + path + furtherPage(search)),
    view: isMissing ? '' : firstView(found, nonce),
    drawn,
    plain: isMissing || drawn ? '' : unscripted(found),
    notice: overrideBar(served, nonce),
  });
  if (before && 'html' in before && before.html === made) return before;
  return {
    status: isMissing ? 404 : 200,
    html: made,
    text: new Spliced(made, [nonceHole, ownHole]),
    area: plan.one?.remote.name ?? '',
    camera: plan.one?.remote.camera ?? false,
    isShared: drawn !== undefined && served.every(({ override }) => override === undefined),
    isPoor: !isMissing && typeof result === 'string' && passing.includes(result),
  };
}
