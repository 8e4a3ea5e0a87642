import type { Plan, PlanItem } from '@portal/shared/contract';
import { makeAutoObservable, runInAction, when } from 'mobx';

/** What changes lead to; each call answers with the whole plan after it. */
export interface PlanCalls {
  edit(rid: string, count: number): Promise<Plan>;
  remove(rids: readonly string[]): Promise<Plan>;
  /** A change is on the server. */
  changed(plan: Plan): void;
  failed(error: unknown): void;
}

/**
 * Changes that the member sees at once and the server hears one after the other: while a call is on its
 * way, further clicks on the same item become one next call, so that the last count wins whatever the network does.
 * A refused change is taken back alone.
 */
export class PlanChanges {
  private readonly counts = new Map<string, number>();
  private readonly removed = new Set<string>();
  private running = false;
  private readonly calls: PlanCalls;

  constructor(calls: PlanCalls) {
    this.calls = calls;
    makeAutoObservable<PlanChanges, 'calls'>(this, { calls: false }, { autoBind: true });
  }

  setCount(rid: string, count: number): void {
    this.counts.set(rid, count);
    void this.run();
  }

  remove(rids: readonly string[]): void {
    for (const rid of rids) {
      this.counts.delete(rid);
      this.removed.add(rid);
    }
    void this.run();
  }

  /** Resolves when the server has answered everything. */
  async settled(): Promise<void> {
    await when(() => !this.running);
  }

  /** The plan as the member meant it: the server's with the changes under way. */
  over(plan: Plan): Plan {
    const groups = plan.groups.map((group) => ({
      ...group,
      items: group.items.filter((item) => !this.removed.has(item.rid)).map((item) => this.counted(item)),
    }));
    return { ...plan, groups: groups.filter((group) => group.items.length > 0) };
  }

  private counted(item: PlanItem): PlanItem {
    const count = this.counts.get(item.rid) ?? item.count;
    return { ...item, count, total_fen: item.unit_fen * count };
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    while (this.removed.size > 0 || this.counts.size > 0) await this.next();
    runInAction(() => {
      this.running = false;
    });
  }

  private next(): Promise<void> {
    if (this.removed.size > 0) {
      const rids = [...this.removed];
      return this.send(
        () => this.calls.remove(rids),
        () => rids.forEach((rid) => void this.removed.delete(rid)),
      );
    }
    const [rid, count] = [...this.counts][0] ?? ['', 0];
    return this.send(
      () => this.calls.edit(rid, count),
      (refused) => {
        if (refused || this.counts.get(rid) === count) this.counts.delete(rid);
      },
    );
  }

  private async send(call: () => Promise<Plan>, settle: (refused: boolean) => void): Promise<void> {
    try {
      const plan = await call();
      runInAction(() => {
        this.calls.changed(plan);
        settle(false);
      });
    } catch (error) {
      runInAction(() => settle(true));
      this.calls.failed(error);
    }
  }
}
