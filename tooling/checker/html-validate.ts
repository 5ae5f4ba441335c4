/**
 * Provides the rules as a plugin for html-validate, named `islands/misspelt-name` and so on, with a config that turns them
 * on.
 */
import {
  type DOMReadyEvent,
  definePlugin,
  type HtmlElement,
  type Location,
  Rule,
  type RuleDocumentation,
  type Source,
} from 'html-validate';
import { type Mistake, mistakesIn } from './check.ts';
import { RULES } from './rule-names.ts';

/** All rules of a source share one check. */
const checked = new WeakMap<Source, readonly Mistake[]>();

function mistakesOf(source: Source): readonly Mistake[] {
  const known = checked.get(source);
  if (known) return known;
  const mistakes = mistakesIn({ path: source.filename, source: source.data });
  checked.set(source, mistakes);
  return mistakes;
}

/** Returns a rule class. html-validate creates an instance of it for each source. */
function ruleNamed(name: string) {
  return class IslandsRule extends Rule {
    override documentation(): RuleDocumentation {
      return {
        description: `Checks the HTML against the contract of Islands, with the rule ${name}. See docs/checking.md.`,
      };
    }

    setup(): void {
      let source: Source | undefined;
      this.on('source:ready', (event) => {
        ({ source } = event);
      });
      this.on('dom:ready', (event) => {
        if (source) this.reportMistakes(source, event);
      });
    }

    reportMistakes(source: Source, { document }: DOMReadyEvent): void {
      const mistakes = mistakesOf(source).filter(({ rule }) => rule === name);
      for (const mistake of mistakes) {
        const { expected, found, advice } = mistake;
        const location = locationOf(mistake, source);
        const message = `expected ${expected}, found ${found}: ${advice}`;
        this.report({
          node: elementAt(location, document.querySelectorAll('*')),
          message,
          location,
        });
      }
    }
  };
}

/** Converts the place of a mistake. A source may be a fragment that starts anywhere in a file. */
function locationOf({ start, end, offset }: Mistake, source: Source): Location {
  const isFirstLine = start.line === 1;
  return {
    filename: source.filename,
    offset: source.offset + offset,
    line: source.line + start.line - 1,
    column: isFirstLine ? source.column + start.column - 1 : start.column,
    size: end.line === start.line ? end.column - start.column : 1,
  };
}

/** Returns the last element that starts before the place. Comments that turn rules off apply to elements. */
function elementAt({ offset }: Location, elements: readonly HtmlElement[]): HtmlElement | null {
  return elements.findLast(({ location }) => location.offset <= offset + 1) ?? null;
}

export default definePlugin({
  name: 'islands',
  rules: Object.fromEntries(RULES.map((name) => [`islands/${name}`, ruleNamed(name)])),
  configs: {
    recommended: {
      rules: Object.fromEntries(RULES.map((name) => [`islands/${name}`, 'error' as const])),
    },
  },
});
