import type { Plan, PlanItem } from '@portal/shared/contract';
import { stepPrice } from '@portal/shared/rules';
import { makeAutoObservable, runInAction, when } from 'mobx';

/** Calls that change the plan; each returns the whole plan after the change. */
export interface PlanCalls {
  edit(rid: string, count: number): Promise<Plan>;
  remove(rids: readonly string[]): Promise<Plan>;
  /** Called when the server has stored a change. */
  changed(plan: Plan): void;
  failed(error: unknown): void;
}

/**
 * Optimistic changes of the plan, sent to the server one at a time. While a call is under way, further changes of the
 * same item are merged into one next call, so that the last count wins. A refused change is undone without the others.
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

  /** Resolves when the server has answered all calls. */
  async settled(): Promise<void> {
    await when(() => !this.running);
  }

  /** The server's plan with the changes that are not stored yet. What is unchanged stays the same object. */
  over(plan: Plan): Plan {
    if (this.removed.size === 0 && this.counts.size === 0) return plan;
    const groups = plan.groups.map((group) => ({
      ...group,
      items: group.items.filter((item) => !this.removed.has(item.rid)).map((item) => this.counted(item)),
    }));
    return {
      ...plan,
      groups: groups.filter((group) => group.items.length > 0),
      saved: this.removed.size === 0 ? plan.saved : plan.saved.filter((item) => !this.removed.has(item.rid)),
    };
  }

  private counted(item: PlanItem): PlanItem {
    const count = this.counts.get(item.rid);
    if (count === undefined) return item;
    const unit_fen = stepPrice(item.own?.steps ?? [], count) ?? item.unit_fen;
    return { ...item, count, unit_fen, total_fen: unit_fen * count };
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
