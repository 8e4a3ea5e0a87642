export { QrImage } from './QrImage';
