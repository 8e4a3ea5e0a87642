import { useSearchParams } from '@portal/shared/portal';
import { FindPage } from '../find/FindPage';
import { SearchPage } from '../search/SearchPage';
import { isFinder } from '../ui/find/findFilter';

/** `/search`: the search by words, or with `find` and no words the finder. */
export function SearchRoute() {
  const [search] = useSearchParams();
  return isFinder(search) ? <FindPage /> : <SearchPage />;
}
