import type { MapSearchModel } from '../props.ts';
import type { SearchState } from '../state.ts';
import { texts } from '../texts.ts';

interface ToolbarProps extends Pick<MapSearchModel, 'isLocating' | 'isLost' | 'locate'> {
  /** The selected view; `undefined` if list and map are both visible. */
  readonly view: SearchState['view'] | undefined;
  readonly show: (view: SearchState['view']) => void;
}

/** The toolbar above list and map: locates the visitor, and switches between list and map in a narrow viewport. */
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
    // biome-ignore lint/a11y/useSemanticElements: themes give a fieldset the padding of a form
    <div data-map-search-switch="" role="group" aria-label={texts.views}>
      {(['list', 'map'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => show(one)}>
          {texts[one]}
        </button>
      ))}
    </div>
  );
}
