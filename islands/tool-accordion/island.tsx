import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { unshadowed } from '../../src/lib/unshadowed.ts';
import { NOTHING } from '../../src/runtime/bind.ts';
import { controlAttributes, pressByKey } from '../../src/runtime/press.ts';
import { Bound, BoundEach } from '../../src/runtime/react/bound.tsx';
import { BoundButton } from '../../src/runtime/react/bound-button.tsx';
import type { IslandProps } from '../../src/runtime/react/island.tsx';
import { defineIsland } from '../../src/runtime/react/island.tsx';
import { useLiveRegion } from '../../src/runtime/react/use-live-region.ts';
import { makeVisibleSoon } from '../../src/ui/make-visible.ts';
import { useHashTarget } from '../../src/ui/use-hash-target.ts';
import { contract } from './contract.ts';
import { useTools } from './effects.ts';
import { type AccordionItem, pairedItems } from './items.ts';
import { texts } from './texts.ts';
import { isChecked, isControl, isOwn, type Tool, toolsOf, usedLook } from './tools.ts';

const SHOWN = { attributes: { hidden: false } };
const CHECKED = { classes: { 'is-checked': true } };

type Props = IslandProps<typeof contract>;

export default defineIsland(contract, function ToolAccordion(props: Props) {
  const { root, parts, emit, report } = props;
  const [items] = useState(() => pairedItems(parts));
  const unpaired = useUnpairedPanels(parts, items, report);
  const [tools] = useState(() => toolsOf(root, parts));
  const [checked, setChecked] = useState(() =>
    [...tools].flatMap(([number, tool]) => (isChecked(tool) ? [number] : [])),
  );
  const announce = useLiveRegion(root);
  const noteTool = useTools(props, checked, (number) => {
    setChecked((before) => [...before, number]);
    announce(texts.noted(tools.get(number)?.name ?? number));
    emit('tool:checked', { tool: number });
  });
  const noteClicked = (event: Event) => {
    const { target } = event;
    const control =
      target instanceof Element && unshadowed(target).closest<HTMLElement>('[data-tool]');
    if (!control || !isOwn(root, control)) return;
    if (isControl(control)) event.preventDefault();
    noteTool(control.dataset.tool ?? '', control);
  };
  return (
    <>
      <Bound to={root} on={{ clickCapture: noteClicked }} />
      <BoundEach to={unpaired} patch={() => SHOWN} />
      {items.map((item) => (
        <Item key={items.indexOf(item)} item={item} root={root} />
      ))}
      {[...tools].map(([number, tool]) => (
        <ToolMarks key={number} tool={tool} isUsed={checked.includes(number)} />
      ))}
    </>
  );
});

function ToolMarks({ tool, isUsed }: { readonly tool: Tool; readonly isUsed: boolean }) {
  const controls = tool.controls.filter(isControl);
  return (
    <>
      {controls.map((control) => (
        <Bound
          key={controls.indexOf(control)}
          to={control}
          attributes={controlAttributes(control)}
          on={{ keydown: pressByKey }}
        />
      ))}
      <BoundEach to={tool.places} patch={() => (isUsed ? CHECKED : NOTHING)} />
      <BoundEach to={tool.controls} patch={(control) => (isUsed ? usedLook(control) : NOTHING)} />
    </>
  );
}

/** Returns the panels without a toggle, which are always visible, and reports them. */
function useUnpairedPanels(
  { panel }: Props['parts'],
  items: readonly AccordionItem[],
  report: Props['report'],
): readonly HTMLElement[] {
  const [unpaired] = useState(() =>
    panel.filter((one) => items.every((item) => item.panel !== one)),
  );
  useEffect(() => {
    for (const at of unpaired)
      report({
        at,
        expected: 'a part "toggle" to open the panel',
        found: 'no such part',
        advice: 'the panel stays visible; add a button to its item',
      });
  }, [unpaired, report]);
  return unpaired;
}

interface ItemProps {
  readonly item: AccordionItem;
  readonly root: HTMLElement;
}

/** Opens and closes one panel. The others stay as they are. */
function Item({ item: { toggles, panel }, root }: ItemProps) {
  const [isOpen, setIsOpen] = useState(() => toggles.some(isExpanded));
  useHashTarget(root, (target) =>
    setIsOpen((before) => before || unshadowed(panel).contains(target)),
  );
  const [hadId] = useState(unshadowed(panel).id !== '');
  const madeId = useId();
  const id = hadId ? unshadowed(panel).id : madeId;
  useLayoutEffect(() => (isOpen ? makeVisibleSoon(panel) : undefined), [isOpen, panel]);
  return (
    <>
      {toggles.map((toggle) => (
        <BoundButton
          key={toggles.indexOf(toggle)}
          to={toggle}
          attributes={{ 'aria-expanded': isOpen, 'aria-controls': id }}
          press={() => setIsOpen((before) => !before)}
        />
      ))}
      <Bound to={panel} attributes={{ id, hidden: !isOpen }} classes={{ 'is-open': isOpen }} />
    </>
  );
}

function isExpanded(toggle: HTMLElement): boolean {
  return toggle.getAttribute('aria-expanded') === 'true';
}
