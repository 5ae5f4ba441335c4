/** The root of a dialog that the server sent: hidden until it opens, with a role, a name and a close button. */
import { useEffect, useId, useState } from 'react';
import { closeFault } from '../../lib/dialog-faults.ts';
import type { Fault } from '../../runtime/core/kinds.ts';
import { Bound } from '../../runtime/react/bound.tsx';
import { PartView } from '../../runtime/react/part-view.tsx';
import { ClosePart } from './close-part.tsx';
import { complementOf } from './complement.ts';
import { texts } from './texts.ts';

interface DialogRootProps {
  readonly root: HTMLElement;
  /** The attribute of the root, such as `data-modal`. */
  readonly marker: string;
  readonly panel: HTMLElement;
  readonly close: readonly HTMLElement[];
  readonly leave: () => void;
  readonly report: (fault: Fault) => void;
}

export function DialogRoot({ root, marker, panel, close, leave, report }: DialogRootProps) {
  const madeId = useId();
  const [{ attributes, heading, faults }] = useState(() => complementOf(root, marker, madeId));
  const lacksClose = close.length === 0;
  useEffect(() => {
    for (const fault of faults) report(fault);
    if (lacksClose) report(closeFault(marker));
  }, [faults, lacksClose, marker, report]);
  return (
    <>
      <Bound to={root} attributes={{ ...attributes, hidden: true }} />
      {heading ? <Bound to={heading.element} attributes={{ id: heading.id }} /> : null}
      {close.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a root never change their order
        <ClosePart key={index} to={part} leave={leave} />
      ))}
      {lacksClose ? (
        <PartView part={panel}>
          <button type="button" className="button" data-islands-close="" onClick={leave}>
            {texts.close}
          </button>
        </PartView>
      ) : null}
    </>
  );
}
