/** Tells what effect a statement of a template language may have on the page. */

export interface Effect {
  /** Whether the statement may render elements. */
  readonly writes: boolean;
  /** Whether the code before and after it may be in different branches. */
  readonly divides: boolean;
}

/** Returns the effect of a Twig or Liquid statement: `{% name … %}`. */
export function tagEffect(statement: string): Effect {
  return effectOf(/^\{%[-~]?\s*(\w+)/.exec(statement)?.[1]);
}

/** Returns the effect of a Blade directive: `@name(…)`. */
export function directiveEffect(directive: string): Effect {
  return effectOf(/^@(\w+)/.exec(directive)?.[1]?.toLowerCase());
}

/**
 * Returns the effect of PHP code. Code that starts with a condition, a loop, a brace or an assignment renders nothing;
 * other code may.
 */
export function phpEffect(code: string): Effect {
  const [, word = ''] = /^<\?(?:php)?\s*(=|\}|\$\w+\s*=[^=]|\w*)/i.exec(code) ?? [];
  if (word === '=' || /^(echo|print)$/i.test(word)) return { writes: true, divides: false };
  if (word.startsWith('$') && !/[{}:]/.test(code)) return SILENT;
  const writes = /\b(echo|print|include|require|get_template_part|the_\w+)\b/.test(code);
  return { ...effectOf(word === '}' ? 'else' : word.toLowerCase()), ...(writes && { writes }) };
}

const SILENT: Effect = { writes: false, divides: false };
const DIVIDING: Effect = { writes: false, divides: true };

function effectOf(name = ''): Effect {
  if (LOOPS_AND_SETTINGS.has(name)) return SILENT;
  if (CONDITIONS.has(name)) return DIVIDING;
  return { writes: true, divides: true };
}

const LOOPS_AND_SETTINGS = new Set(
  `for endfor foreach endforeach while endwhile set endset assign capture endcapture with endwith
  import from apply endapply filter endfilter autoescape endautoescape spaceless endspaceless trans endtrans
  extends use endblock endsection props php endphp increment decrement`.split(/\s+/),
);

const CONDITIONS = new Set(
  `if elseif elif elsif else endif unless endunless ifchanged endifchanged case when endcase switch endswitch default
  break isset endisset empty endempty auth endauth guest endguest can cannot endcan endcannot forelse endforelse
  env endenv production endproduction error enderror once endonce macro endmacro function hassection sectionmissing
  selected checked disabled readonly required class style`.split(/\s+/),
);
