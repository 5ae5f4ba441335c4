/** The list of medias that the server sent. */

export interface ServerList {
  readonly name: 'ul' | 'ol';
  readonly className: string;
  readonly items: readonly ServerItem[];
}

export interface ServerItem {
  readonly className: string;
  /** The class of its first link or button. */
  readonly innerClass: string;
  /** The address of its first link. */
  readonly href: string | undefined;
}

/** Returns what the theme's rules may match in the list of the part. Without a list, it has no items. */
export function serverListIn(part: HTMLElement | undefined): ServerList {
  const list = part?.querySelector(':scope > :is(ul, ol)');
  return {
    name: list?.localName === 'ol' ? 'ol' : 'ul',
    className: list?.className ?? '',
    items: [...(list?.querySelectorAll(':scope > li') ?? [])].map(itemFrom),
  };
}

/** A template may mark the item that it shows. */
const STATES = /\bis-(current|playing)\b/g;

function itemFrom(item: Element): ServerItem {
  const inner = item.querySelector(':scope > :is(a, button, span)');
  return {
    className: item.className,
    innerClass: (inner?.className ?? '').replace(STATES, '').trim(),
    href: inner?.getAttribute('href') ?? undefined,
  };
}
