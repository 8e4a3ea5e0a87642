import { DeskHead } from '../ui/DeskHead';
import { DataDrop } from '../ui/data/DataDrop';
import { BenchOrders } from './BenchOrders';

/** The bench: files of data go to the samples that their names say, and orders with their data are delivered. */
export const BenchPage = () => (
  <>
    <DeskHead title="检测台" />
    <DataDrop title="数据文件" />
    <BenchOrders />
  </>
);
