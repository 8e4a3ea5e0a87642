import { jobs } from '../../../src/jobs';
import { runIfDue } from '../../../src/kit/job';
import type { Act } from '../act';
import { Broken, type Simulation } from '../simulation';

/** Jobs that look at the real disk, which a simulation has not. */
const ofDisk = ['checkpoint', 'unknown files', 'unfinished files', 'abandoned uploads'];
export const simulated = jobs.filter(({ name }) => !ofDisk.includes(name));

/** Runs a job as its process would: a shared one only when it is due. */
export async function runJob(simulation: Simulation, name: string): Promise<true> {
  const job = simulated.find((one) => one.name === name);
  if (!job) throw new Error(`there is no job ${name}`);
  const { t, vessel } = simulation.process;
  const run = job.shared ? runIfDue(job, t.deps, t.app.log) : job.run(t.deps, t.app.log);
  await run.catch((error: unknown) => {
    if (!vessel.life.isDead) throw new Broken(`the job ${name} failed: ${error}`);
  });
  simulation.log(`job ${name}${vessel.life.isDead ? ' was killed' : ''}`);
  return true;
}

export const jobAct: Act = {
  name: 'job',
  weight: 12,
  run: async (simulation) => {
    const job = simulation.chance.pick(simulated);
    return job && runJob(simulation, job.name);
  },
};
