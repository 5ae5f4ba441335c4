import { texts } from '../texts.ts';
import type { ViewProps } from '../view.tsx';

/** Above list and map: the visitor's place, and the switch between the two where only one fits. */
export function Toolbar(props: ViewProps & { readonly isNarrow: boolean }) {
  return (
    <div data-map-search-tools="">
      <button type="button" aria-disabled={props.isLocating} onClick={props.locate}>
        {texts.locateMe}
      </button>
      {props.isLost ? <p>{texts.notAllowed}</p> : null}
      {props.isNarrow ? <Switch {...props} /> : null}
    </div>
  );
}

function Switch({ state, happen }: ViewProps) {
  return (
    <fieldset data-map-search-switch="" aria-label={texts.views}>
      {(['list', 'map'] as const).map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={state.view === view}
          onClick={() => happen({ type: 'viewed', view })}
        >
          {texts[view]}
        </button>
      ))}
    </fieldset>
  );
}
