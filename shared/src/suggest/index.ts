export { SuggestList } from './SuggestList';
