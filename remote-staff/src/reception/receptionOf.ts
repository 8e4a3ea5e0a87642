import { desk, deskQueries } from '../ui/session/desk';
import { Reception } from './Reception';
import type { Scan } from './scan';
import { indexedScans } from './scanStore';
import { sendScan } from './sendScan';
import { playTone } from './sound';

let current: Reception | undefined;

/** Returns the scans of an account. They go on being sent while another page of the desk is open. */
export function receptionOf(account: string): Reception {
  if (current?.account !== account) {
    const settled = () => void deskQueries.invalidateQueries();
    current = new Reception(account, { store: indexedScans(), send, sound: playTone, settled });
    void current.start();
  }
  return current;
}

/** Sends a scan in the name of who scanned; while another person is logged in it waits. */
async function send(scan: Scan) {
  if (desk.self?.account !== scan.account) throw new Error('another person is logged in');
  return sendScan(scan);
}
