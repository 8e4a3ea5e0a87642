import { BenchHead } from '../ui/BenchHead';
import { DataDrop } from '../ui/data/DataDrop';
import { BenchOrders } from './BenchOrders';

/** The bench: files of data go to the samples that their names say, and orders with their data are delivered. */
export const BenchPage = () => (
  <>
    <BenchHead />
    <DataDrop title="数据文件" />
    <BenchOrders />
  </>
);
