/**
 * Inlines Rolldown's helpers, two lines, into the chunks that use them. Otherwise they would be a chunk of their own
 * (https://github.com/rolldown/rolldown/issues/2654). Every page would have to request it before its first root starts, and
 * only after the engine has loaded.
 */
import type { Plugin, Rolldown } from 'vite';

export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        if (!runtime) return;
        for (const chunk of chunks)
          if (chunk.imports.includes(runtime.fileName)) inline(chunk, runtime);
        delete bundle[runtime.fileName];
      },
    },
  };
}

/** `import{n as e}from"./runtime.js";` becomes `var{n:e}=(()=>{…;return{n:t}})();` */
function inline(chunk: Rolldown.OutputChunk, { code, fileName }: Rolldown.OutputChunk): void {
  const file = fileName.replace(/^.*\//, '').replaceAll('.', '\\.');
  const asked = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${file}["'\`];`);
  const [statement, names] = asked.exec(chunk.code) ?? [];
  const [exported, given] = /export\s*\{([^}]*)\};?\s*$/.exec(code) ?? [];
  if (!statement || !names || !exported || !given)
    throw new Error(`expected ${chunk.fileName} to import names of ${fileName}`);
  const helpers = code.slice(0, code.length - exported.length);
  const taken = pairs(names).map(([name, local]) => `${name}:${local}`);
  const offered = pairs(given).map(([local, name]) => `${name}:${local}`);
  chunk.code = chunk.code.replace(
    statement,
    () => `var{${taken}}=(()=>{${helpers}return{${offered}}})();`,
  );
  chunk.imports.splice(chunk.imports.indexOf(fileName), 1);
}

/** `n as e,t` becomes [[n, e], [t, t]]. */
function pairs(names: string): [string, string][] {
  return names.split(',').map((pair) => {
    const [from = '', to = from] = pair.trim().split(/\s+as\s+/);
    return [from, to];
  });
}
