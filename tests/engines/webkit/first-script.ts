/** Runs in the page before its own scripts: records errors, and makes every root start at once, without being seen or used. */
import { kinds } from '../../sweeps/pages.ts';
import { startAtOnce } from '../../sweeps/visit.ts';

declare global {
  interface Window {
    recordedFaults?: string[];
  }
}

export function firstScript(): string {
  return `(${recordFaults})(); (${startAtOnce})(${JSON.stringify(kinds)});`;
}

/** Records uncaught errors, warnings and errors on the console, and violations of a policy. */
function recordFaults(): void {
  const faults: string[] = [];
  window.recordedFaults = faults;
  addEventListener('error', ({ message, error }) =>
    faults.push(`uncaught: ${error?.stack ?? message}`),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    faults.push(`rejected: ${reason?.stack ?? reason}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    faults.push(`refused by ${violatedDirective}: ${blockedURI} ${sourceFile}`),
  );
  for (const level of ['warn', 'error'] as const) {
    const original = console[level];
    console[level] = (...words) => {
      faults.push(`${level}: ${words.join(' ')}`);
      original.apply(console, words);
    };
  }
}
