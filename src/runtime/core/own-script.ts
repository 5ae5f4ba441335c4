/** Finds the address of the script itself. All other files are beside it. */

/**
 * The address of the script. `import.meta.url` can't be used: it is a syntax error in a tag without `type="module"`
 * (https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Operators/import.meta). A module has no
 * `document.currentScript` (https://html.spec.whatwg.org/multipage/dom.html#dom-document-currentscript), so its
 * address is read from the stack of an error.
 */
const own: string =
  Object(document.currentScript).src ||
  (/\w+:\/\/.+?(?=:\d+:\d+)/.exec(`${new Error().stack}`)?.[0] ?? document.baseURI);

/** Returns the address of a file beside the script. */
export function beside(file: string): string {
  return new URL(file, own).href;
}

/** Adds a `<link>` to a file beside the script, with the nonce of the page's own scripts. */
export function link(rel: string, file: string): void {
  const { nonce = '' } = document.querySelector<HTMLElement>('script[nonce]') ?? {};
  document.head.append(
    Object.assign(document.createElement('link'), { rel, href: beside(file), nonce }),
  );
}
