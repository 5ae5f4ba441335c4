/** Where the script itself was loaded from: everything else lies beside it. */

/** Not `import.meta.url`, which a tag without `type="module"` takes for an error of syntax. */
const { currentScript } = document;

/** A module has no element that is current; of its own steps the first says where it stands. */
export const address: string =
  currentScript instanceof HTMLScriptElement && currentScript.src
    ? currentScript.src
    : (/\w+:\/\/.+?(?=:\d+:\d+)/.exec(`${new Error().stack}`)?.[0] ?? document.baseURI);
