import { useId } from 'react';
import { describedBy } from '../../src/runtime/described-by.ts';
import { Bound, BoundEach } from '../../src/runtime/react/bound.tsx';
import { PartView } from '../../src/runtime/react/part-view.tsx';
import { HIDDEN, shownInPlace } from '../../src/ui/filter-form.ts';
import type { Box } from './boxes.ts';
import type { ShopFiltersModel } from './effects.ts';
import type { ShopFiltersProps } from './props.ts';
import { texts } from './texts.ts';

const STATUS = { role: 'status' };

interface ShopFiltersViewProps extends Pick<ShopFiltersProps, 'parts'> {
  readonly filters: ShopFiltersModel;
}

export function ShopFiltersView({ parts, filters }: ShopFiltersViewProps) {
  const { shown } = filters;
  return (
    <>
      <BoundEach
        to={parts.product}
        patch={(one) => (shown.has(one) ? shownInPlace(one) : HIDDEN)}
      />
      <Bound to={parts.empty} attributes={{ hidden: shown.size > 0 }} />
      <Bound
        to={parts.form}
        on={{
          changeCapture: ({ target }) => filters.apply(target),
          submit: (event) => {
            event.preventDefault();
            filters.apply(null);
          },
          reset: () => setTimeout(() => filters.apply(null)),
        }}
      />
      {filters.boxes.map((box, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes of a form never change their order
        <BoxCount key={index} box={box} count={filters.counts[index] ?? 0} />
      ))}
      <PartView part={parts.form}>
        <div data-shop-filters-view="clear">
          <button
            type="button"
            className="button button--small"
            hidden={!filters.isFiltered}
            onClick={filters.clear}
          >
            {texts.clear}
          </button>
          {parts.count ? null : <span role="status">{texts.articles(shown.size)}</span>}
        </div>
      </PartView>
      <Bound to={parts.count} attributes={STATUS} text={texts.articles(shown.size)} />
    </>
  );
}

/**
 * Shows the count beside the label. For screen readers it is the description of the box, so that the box keeps its
 * name: https://www.w3.org/TR/wai-aria-1.2/#aria-describedby
 */
function BoxCount({ box: { input }, count }: { box: Box; count: number }) {
  const id = useId();
  const label = input.labels?.[0];
  return (
    <>
      <Bound to={input} attributes={label ? { 'aria-describedby': describedBy(input, id) } : {}} />
      <PartView part={label} as="span">
        <span data-shop-filters-view="count" aria-hidden="true">
          {`${count}`}
        </span>
        <span id={id} hidden>
          {texts.articles(count)}
        </span>
      </PartView>
    </>
  );
}
