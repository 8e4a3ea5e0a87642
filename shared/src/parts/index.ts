export { belowHeight, belowWidth, fromWidth } from '../look';
export { AddressLines } from './AddressLines';
export { ByWidth } from './ByWidth';
export { Check } from './Check';
export { ConfirmDialog } from './ConfirmDialog';
export { CopyButton } from './CopyButton';
export { CountStepper } from './CountStepper';
export { CutNote } from './CutNote';
export { cursorPages } from './cursorPages';
export { type Column, DataTable, type RowChoice } from './DataTable';
export { DownloadButton } from './DownloadButton';
export { EvaluationContent } from './evaluation/EvaluationContent';
export { StarShape, Stars } from './evaluation/Stars';
export { Fact, FactList } from './FactList';
export { type FileChooser, FileDrop } from './FileDrop';
export { FilterLink, useFilterNavigate } from './FilterLink';
export { fileSize } from './fileSize';
export { FilterBar } from './filter/FilterBar';
export { LinkSwitch } from './filter/LinkSwitch';
export { SearchBar } from './filter/SearchBar';
export { inWeChat } from './inWeChat';
export { LazyPart } from './LazyPart';
export { LoadMore } from './LoadMore';
export { type LostCode, leavingEvent, lostCodeEvent, reloadLostCode } from './lostCode';
export { Manager } from './Manager';
export { OptionField } from './OptionField';
export { OptionRow } from './OptionRow';
export { ListPrice } from './ownPrice/ListPrice';
export { OwnPriceMark } from './ownPrice/OwnPriceMark';
export { PriceStepsText } from './ownPrice/PriceStepsText';
export { type OwnPricesQuery, useOwnPrices } from './ownPrice/useOwnPrices';
export { PagedView } from './PagedView';
export { Pager } from './Pager';
export { Panel } from './Panel';
export { PastTheEnd } from './PastTheEnd';
export { PricedLine, PriceTotals } from './PricedLine';
export { pageOf } from './pageNumbers';
export { pressedKey } from './pressedKey';
export { QrImage } from './QrImage';
export { drawQr } from './qr';
export { RoomNote } from './RoomNote';
export { type Redrawing, redrawnPicture } from './redrawnPicture';
export { Said } from './Said';
export { SeenNotices } from './SeenNotices';
export { ServiceButton } from './ServiceButton';
export { SheetButtons } from './SheetButtons';
export { sha256Of } from './sha256';
export { startDownload } from './startDownload';
export { isCount, isText, Stored } from './stored';
export {
  line,
  lineAbove,
  lineBelow,
  plainList,
  renderedNear,
  tapArea,
  tapLine,
  tapSize,
  typedText,
  visuallyHidden,
  written,
} from './style';
export { type TabLink, TabLinks } from './TabLinks';
export { Trail, type TrailStep } from './Trail';
export { uploadDone, uploadKey } from './uploadKey';
export { refreshed, useAct } from './useAct';
export { type Attachment, type Attachments, type Uploading, useAttachments } from './useAttachments';
export { type Certification, useCertification } from './useCertification';
export { type Countdown, useCountdown } from './useCountdown';
export { useCurrentInView } from './useCurrentInView';
export { useFolded } from './useFolded';
export { useInView } from './useInView';
export { type LazyDialog, type LazyDialogProps, useLazyDialog } from './useLazyDialog';
export { useMayOperate } from './useMayOperate';
export { useObjectUrl } from './useObjectUrl';
export { useQrPicture } from './useQrPicture';
export { useScrollToHash } from './useScrollToHash';
export { useSuggest } from './useSuggest';
export { VisuallyHidden } from './VisuallyHidden';
export { stopAtWrongCount } from './wrongCount';
