import type { Connect } from './wire.ts'

/** A host that answers, but does not know this page: it was restarted, and wants the link that it printed. */
export class NotAdmittedError extends Error {
  constructor() {
    super('The host does not know this page any more.')
    this.name = 'NotAdmittedError'
  }
}

/**
 * Opens lines as `connect` does; where that fails and `status` finds the host refusing, it rejects with
 * `NotAdmittedError`. A WebSocket that does not open says nothing of why.
 */
export function tellingAdmission(
  connect: Connect,
  status: (signal: AbortSignal) => Promise<number>,
): Connect {
  return async (signal) => {
    try {
      return await connect(signal)
    } catch (error) {
      const answer = await status(signal).catch(() => 0)
      throw answer === 401 ? new NotAdmittedError() : error
    }
  }
}

/** What the host answers to a look at its first page. */
export async function statusOfHost(signal: AbortSignal): Promise<number> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal })
  return answer.status
}
