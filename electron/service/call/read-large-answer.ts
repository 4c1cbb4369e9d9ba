import { LARGEST_SMALL_TEXT, textOf } from '../../../shared/models/received-text.ts'
import type { Operation } from '../../../shared/models/service-answer.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { CallOptions } from '../service-api.ts'
import type { ServiceCall, ServiceClientPorts, ServiceSuccess } from './call-parts.ts'
import { startDeadline, type TimeLimits } from './deadline.ts'
import type { Collected } from './heard-answer.ts'

/** A large answer as it arrived, with the options of the caller who gets it. */
interface Arrived extends Pick<CallOptions, 'signal' | 'onUnparsed'> {
  call: ServiceCall
  response: Response
  key: string
  isKeyTold: boolean
  now: number
  isCut: boolean
  collected: Collected
}

/** How long to wait for the thread at most. */
const LIMITS: TimeLimits = { total: 600_000, idle: 600_000 }

/** Operations whose answers are stored. Of the others, only unparsed answers are. */
const KEPT: ReadonlySet<Operation> = new Set<Operation>([
  ...(['create_survey', 'launch_survey', 'survey_status', 'survey_results'] as const),
  ...(['create_focus', 'focus_session', 'focus_transcript'] as const),
])

/** Has a large answer read on another thread and written where it will be kept. Throws the problem it stands for. */
export async function readLargeAnswer(
  { large, recipe, clock }: Pick<ServiceClientPorts, 'large' | 'recipe' | 'clock'>,
  bytes: Uint8Array,
  { call, response, signal, onUnparsed, collected, ...arrived }: Arrived,
): Promise<ServiceSuccess> {
  if (!large) throw new Error('large answers are not read here')
  const { status, headers } = response
  const deadline = startDeadline(clock, LIMITS, signal)
  try {
    const { text, isUnparsed, value, problem, digest } = await deadline.race(
      large.understand(bytes, {
        ...arrived,
        ...{ method: call.method, operation: call.operation, sent: call.body },
        ...{ status, headers: [...headers], recipe: recipe?.() ?? null },
      }),
    )
    collected.digest = digest
    const isLarge = text !== null && text.bytes.byteLength > LARGEST_SMALL_TEXT
    const raw = isLarge ? text : text === null ? '' : textOf(text)
    if (isLarge && (isUnparsed ? onUnparsed : KEPT.has(call.operation)))
      await deadline.race(large.prepare(raw))
    if (text && isUnparsed) onUnparsed?.(raw)
    if (problem) throw new SondeError(problem.code, problem)
    return { status, data: value, isRead: true, raw, date: null }
  } catch (error) {
    if (deadline.signal.aborted) throw deadline.signal.reason
    throw error
  } finally {
    deadline.stop()
  }
}
