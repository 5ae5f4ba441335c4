import { useId, useState } from 'react';
import { Bound, BoundEach } from '../../src/runtime/react/bound.tsx';
import type { IslandProps } from '../../src/runtime/react/island.tsx';
import { defineIsland } from '../../src/runtime/react/island.tsx';
import { useHashTarget } from '../../src/ui/use-hash-target.ts';
import { contract } from './contract.ts';
import { useTools } from './effects.ts';
import { type AccordionItem, pairedItems } from './items.ts';

const CHECKED = { classes: { 'is-checked': true } };

type Props = IslandProps<typeof contract>;

export default defineIsland(contract, function ToolAccordion(props: Props) {
  const { root, parts, signal, emit } = props;
  const [items] = useState(() => pairedItems(parts));
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [places] = useState(() => toolPlaces(root, parts.item));
  const noteTool = useTools(
    signal,
    () => checkedTools(places),
    (tool) => {
      setChecked((before) => [...before, tool]);
      emit('tool:checked', { tool });
    },
  );
  const noteClicked = ({ target }: Event) => {
    const tool = target instanceof Element && target.closest<HTMLElement>('[data-tool]');
    if (tool && isOwn(root, tool)) noteTool(tool.dataset.tool ?? '');
  };
  return (
    <>
      <Bound to={root} on={{ click: noteClicked }} />
      {items.map((item) => (
        <Item key={items.indexOf(item)} item={item} place={props} />
      ))}
      {checked.map((tool) => (
        <BoundEach key={tool} to={places.get(tool) ?? []} desired={() => CHECKED} />
      ))}
    </>
  );
});

/** Independent of the others. */
function Item({ item: { toggles, panel }, place }: { item: AccordionItem; place: Props }) {
  const [isOpen, setIsOpen] = useState(() => toggles.some(isExpanded));
  useHashTarget(place, (target) => setIsOpen((before) => before || panel.contains(target)));
  const [hadId] = useState(panel.id !== '');
  const madeId = useId();
  const id = hadId ? panel.id : madeId;
  return (
    <>
      {toggles.map((toggle) => (
        <Bound
          key={toggles.indexOf(toggle)}
          to={toggle}
          attributes={{ 'aria-expanded': isOpen, 'aria-controls': id }}
          on={{ click: () => setIsOpen((before) => !before) }}
        />
      ))}
      <Bound to={panel} attributes={{ id, hidden: !isOpen }} classes={{ 'is-open': isOpen }} />
    </>
  );
}

function isExpanded(toggle: HTMLElement): boolean {
  return toggle.getAttribute('aria-expanded') === 'true';
}

/** Those that the server sent as checked. */
function checkedTools(places: ReadonlyMap<string, readonly HTMLElement[]>): readonly string[] {
  return [...places].flatMap(([tool, marked]) =>
    marked.every((place) => place.classList.contains('is-checked')) ? [tool] : [],
  );
}

/** Not that of an accordion inside this one. */
function isOwn(root: HTMLElement, tool: HTMLElement): boolean {
  return tool.closest('[data-tool-accordion]') === root;
}

/** Where a tool is marked: the items around its elements, or the elements themselves outside any item. */
function toolPlaces(
  root: HTMLElement,
  items: readonly HTMLElement[],
): ReadonlyMap<string, HTMLElement[]> {
  const places = new Map<string, HTMLElement[]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-tool]')) {
    if (!isOwn(root, element)) continue;
    const tool = element.dataset.tool ?? '';
    const place = items.findLast((item) => item.contains(element)) ?? element;
    places.set(tool, [...(places.get(tool) ?? []), place]);
  }
  return places;
}
