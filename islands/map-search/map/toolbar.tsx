import type { MapSearchModel } from '../props.ts';
import type { SearchState } from '../state.ts';
import { texts } from '../texts.ts';

interface ToolbarProps extends Pick<MapSearchModel, 'isLocating' | 'isLost' | 'locate'> {
  /** What the switch between list and map says; there is none where both fit. */
  readonly view: SearchState['view'] | undefined;
  readonly show: (view: SearchState['view']) => void;
}

/** Stands above list and map: finds the visitor's place, and switches between the two where only one fits. */
export function Toolbar({ isLocating, isLost, locate, view, show }: ToolbarProps) {
  return (
    <div data-map-search-tools="">
      <button type="button" aria-disabled={isLocating} onClick={locate}>
        {texts.locateMe}
      </button>
      {isLost ? <p>{texts.notAllowed}</p> : null}
      {view ? <Switch view={view} show={show} /> : null}
    </div>
  );
}

interface SwitchProps extends Pick<ToolbarProps, 'show'> {
  readonly view: SearchState['view'];
}

function Switch({ view, show }: SwitchProps) {
  return (
    <fieldset data-map-search-switch="" aria-label={texts.views}>
      {(['list', 'map'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => show(one)}>
          {texts[one]}
        </button>
      ))}
    </fieldset>
  );
}
