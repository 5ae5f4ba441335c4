/** Tells the server of used tools: one call per tool at a time, and none for a tool that is noted already. */
import { useState } from 'react';
import { endpoint } from '../../src/services/api-client.ts';

/** `told` is called for each tool that the server has noted, but for those that were noted before. */
export function useTools(
  signal: AbortSignal,
  noted: readonly string[],
  told: (tool: string) => void,
): (tool: string) => void {
  const [busy] = useState(() => new Set(noted));
  return (tool) => {
    if (busy.has(tool)) return;
    busy.add(tool);
    noteTool(tool, signal).then((isNoted) => {
      if (signal.aborted) return;
      if (isNoted) told(tool);
      else busy.delete(tool);
    });
  };
}

/** A call that writes by GET is never answered from a cache. False on any failure: nothing is shown then. */
async function noteTool(tool: string, signal: AbortSignal): Promise<boolean> {
  try {
    const address = `${endpoint('/api/update-user-tool')}?${new URLSearchParams({ tool })}`;
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'same-origin',
      signal,
    });
    const answer: unknown = response.ok ? await response.json() : undefined;
    return (
      typeof answer === 'object' && answer !== null && 'success' in answer && isTrue(answer.success)
    );
  } catch {
    return false;
  }
}

/** Whatever the field holds counts, but a plain no. */
function isTrue(success: unknown): boolean {
  return success !== false;
}
