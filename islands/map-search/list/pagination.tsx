import type { SearchState } from '../state.ts';
import { lastPage, pagesAround } from '../state.ts';
import { texts } from '../texts.ts';

interface PaginationProps {
  readonly state: SearchState;
  readonly turnTo: (page: number) => void;
}

/** Renders the buttons for the pages. Renders nothing if there is only one page. */
export function Pagination({ state: { outcome, page }, turnTo }: PaginationProps) {
  const last = lastPage(outcome);
  if (last === 1) return null;
  return (
    <ul data-map-search-pages="">
      <li>
        <Move label={texts.previousPage} text="‹" to={page - 1} last={last} turnTo={turnTo} />
      </li>
      {pagesAround(page, last).map((one, index) => (
        <li key={one ?? `gap-${index}`}>
          {one === undefined ? (
            <span>…</span>
          ) : (
            <button
              type="button"
              aria-label={texts.pageNumber(one)}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => turnTo(one)}
            >
              {String(one)}
            </button>
          )}
        </li>
      ))}
      <li>
        <Move label={texts.nextPage} text="›" to={page + 1} last={last} turnTo={turnTo} />
      </li>
    </ul>
  );
}

interface MoveProps extends Pick<PaginationProps, 'turnTo'> {
  readonly label: string;
  readonly text: string;
  readonly to: number;
  readonly last: number;
}

function Move({ label, text, to, last, turnTo }: MoveProps) {
  const isPossible = to >= 1 && to <= last;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && turnTo(to)}
    >
      {text}
    </button>
  );
}
