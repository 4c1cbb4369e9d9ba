import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createNodeFetch } from '../../../electron/host/node-fetch.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { buildElectronProgram } from './electron-program.ts'
import { type Call, type CallOutcome, makeCall } from './make-call.ts'

/** A host's own way of calling the service. */
export interface Transport {
  call(call: Call): Promise<CallOutcome>
  close(): void
}

/** The browser host's transport, in this process. `env` sets its proxies. */
export function browserTransport(env: NodeJS.ProcessEnv = {}): Transport {
  const ask = createNodeFetch(env)
  return { call: (call) => makeCall(ask, call), close: () => undefined }
}

/**
 * The desktop host's transport, in a real Electron with these switches; `*.sonde.test` resolves to this machine there.
 */
export async function desktopTransport(switches: readonly string[] = []): Promise<Transport> {
  const program = await buildElectronProgram(path.join(import.meta.dirname, 'calls-child.ts'))
  const child = program.start(switches)
  const waiting = new Map<number, (outcome: CallOutcome) => void>()
  const said: string[] = []
  let calls = 0
  child.stderr.on('data', (text) => said.push(String(text)))
  const lines = createInterface(child.stdout)
  const [first] = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => [null])])
  if (first !== 'ready') throw new Error(`Electron did not start: ${said.join('')}`)
  lines.on('line', (line) => {
    const { id, outcome }: { id: number; outcome: CallOutcome } = JSON.parse(line)
    waiting.get(id)?.(outcome)
    waiting.delete(id)
  })
  return {
    call: (call) =>
      new Promise((resolve) => {
        const id = ++calls
        waiting.set(id, resolve)
        child.stdin.write(`${JSON.stringify({ id, call })}\n`)
      }),
    close() {
      child.kill('SIGKILL')
      program.remove()
    },
  }
}

/** The transport as a fetch, for a core in this process. An abort rejects at once, but the call under way continues. */
export function asFetch(transport: Transport): typeof fetch {
  return async (input, { method = 'GET', headers, body, signal } = {}) => {
    const call = {
      url: String(input),
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { body }),
    }
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
    const outcome = await Promise.race([transport.call(call), aborted])
    if ('problem' in outcome) throw new SondeError(outcome.problem.code, outcome.problem)
    const isEmpty = method === 'HEAD' || outcome.status === 204
    return new Response(isEmpty ? null : outcome.body, { status: outcome.status, headers: outcome.headers })
  }
}
