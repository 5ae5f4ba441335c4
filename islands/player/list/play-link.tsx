import type { MouseEvent, ReactNode } from 'react';
import { opensElsewhere } from '../../../src/lib/modified.ts';
import { pressByKey } from '../../../src/runtime/press.ts';
import type { ServerItem } from './server-list.ts';

interface PlayLinkProps {
  readonly server: ServerItem | undefined;
  /** Empty if the item is not current. */
  readonly stateClasses: string;
  readonly play: () => void;
  readonly children: ReactNode;
}

/** Renders a link where the server has sent one, because themes give links and buttons different rules. */
export function PlayLink({ server, stateClasses, play, children }: PlayLinkProps) {
  const attributes = {
    className: `${server?.innerClassName ?? ''} ${stateClasses}`.trim() || undefined,
    'aria-current': stateClasses ? ('true' as const) : undefined,
  };
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event.nativeEvent, event.currentTarget)) return;
    event.preventDefault();
    play();
  };
  return server?.href === undefined ? (
    <button type="button" {...attributes} onClick={play}>
      {children}
    </button>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a link also opens in another tab
    <a href={server.href} role="button" {...attributes} onClick={follow} onKeyDown={pressByKey}>
      {children}
    </a>
  );
}
