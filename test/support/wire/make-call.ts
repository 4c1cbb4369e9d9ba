import { networkProblem } from '../../../electron/service/problems/network-problem.ts'
import type { Problem } from '../../../shared/models/problem.ts'
import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'

/** One call to the service, as the service client makes it. */
export interface Call {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
}

/** Outcome of a call: its answer, or the problem that the service client would report. */
export type CallOutcome =
  | { status: number; headers: Record<string, string>; body: string }
  | { problem: Problem; message: string }

/** Makes a call with a host's fetch and the service client's options, and reads the whole answer. */
export async function makeCall(ask: typeof fetch, { url, ...init }: Call): Promise<CallOutcome> {
  try {
    const response = await ask(url, { ...init, redirect: 'manual', cache: 'no-store', credentials: 'omit' })
    const headers = Object.fromEntries(response.headers)
    const { status } = response
    return { status, headers, body: await response.text() }
  } catch (error) {
    const problem = toProblem(error instanceof SondeError ? error : networkProblem(error))
    return { problem, message: String(error) }
  }
}
