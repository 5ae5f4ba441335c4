/** The list of medias that the server sent. */

export interface ServerList {
  readonly tag: 'ul' | 'ol';
  readonly className: string;
  /** One for each media, or none. */
  readonly items: readonly ServerItem[];
}

export interface ServerItem {
  readonly className: string;
  /** The class of its link, or else of its button or text. */
  readonly innerClassName: string;
  /** The address of its link. Without one for each media, nobody knows which item belongs to which. */
  readonly href: string | undefined;
}

/** Returns what the theme's rules may match in the list of the part, for this number of medias. */
export function serverListIn(part: HTMLElement | undefined, count: number): ServerList {
  const list = part?.querySelector(':scope > :is(ul, ol)');
  const items = [...(list?.querySelectorAll(':scope > li') ?? [])].map(itemFrom);
  const [first] = items;
  return {
    tag: list?.localName === 'ol' ? 'ol' : 'ul',
    className: list?.className ?? '',
    items:
      first && items.length !== count
        ? Array.from({ length: count }, () => ({ ...first, href: undefined }))
        : items,
  };
}

function itemFrom(item: Element): ServerItem {
  const inner =
    item.querySelector(':scope > a') ?? item.querySelector(':scope > :is(button, span)');
  return {
    className: classOf(item),
    innerClassName: classOf(inner),
    href: inner?.getAttribute('href') ?? undefined,
  };
}

/** Returns the classes without those of a state: a template may mark the item that it shows. */
function classOf(element: Element | null): string {
  const classes = [...(element?.classList ?? [])];
  return classes.filter((one) => one !== 'is-current' && one !== 'is-playing').join(' ');
}
