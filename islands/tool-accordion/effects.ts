/** Tells the server of used tools: one call per tool at a time, and none for a tool that is noted already. */
import { useState } from 'react';
import { askJson, endpoint, reportAnswer } from '../../src/services/api-client.ts';
import type { AnswerFault } from '../../src/services/wrong-answer.ts';
import { UnexpectedAnswer } from '../../src/services/wrong-answer.ts';

interface Life {
  readonly signal: AbortSignal;
  /** Tells the integrator of a call that fails. */
  readonly report: (fault: AnswerFault) => void;
}

/**
 * Returns a function that tells the server of a used tool. `told` is called for each tool that the server has noted,
 * but for those that were noted before.
 */
export function useTools(
  { signal, report }: Life,
  noted: readonly string[],
  told: (tool: string) => void,
): (tool: string, at: Element) => void {
  const [busy] = useState(() => new Set(noted));
  return (tool, at) => {
    if (busy.has(tool)) return;
    busy.add(tool);
    const address = `${endpoint('/api/update-user-tool')}?${new URLSearchParams({ tool })}`;
    noteTool(address, signal)
      .catch((error) => {
        if (!signal.aborted) reportAnswer(report, { service: 'tool', address, error, at });
        return false;
      })
      .then((isNoted) => {
        if (signal.aborted) return;
        if (isNoted) told(tool);
        else busy.delete(tool);
      });
  };
}

/** Asks the server to note the tool, never from a cache since the GET writes. Returns whether it was noted. */
async function noteTool(address: string, signal: AbortSignal): Promise<boolean> {
  const json = await askJson(address, { cache: 'no-store', credentials: 'same-origin', signal });
  // Whatever the field holds counts, but a plain no.
  if (typeof json === 'object' && json !== null && 'success' in json) return json.success !== false;
  throw new UnexpectedAnswer({ json });
}
