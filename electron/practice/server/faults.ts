import type { Chance, FaultName, PracticeConditions, RunFaultName } from '../conditions.ts'
import type { OperationId } from '../operations.ts'
import { keyOf, unit } from '../random.ts'

/** Faults of single requests, in the order in which they are drawn. */
const requestFaults: readonly FaultName[] = [
  'dropBefore',
  'hang',
  'unauthorized',
  'rateLimited',
  'serverError',
  'html',
  'dropAfter',
  'cutJson',
]

/** Draws faults from the conditions: always the same for the same seed, conditions and order of requests. */
export class FaultDice {
  readonly #seed: number
  readonly #drawn = new Map<string, number>()

  constructor(seed: number) {
    this.#seed = seed
  }

  /** The fault that hits this request, if any. A `next` that hits is counted down in `conditions`. */
  forRequest(conditions: PracticeConditions, operation: OperationId): FaultName | undefined {
    if (conditions.only.length > 0 && !conditions.only.includes(operation)) return undefined
    return requestFaults.find((name) => this.#strikes(name, conditions.faults[name]))
  }

  /** Whether a transcript request runs no round. */
  withoutRound(conditions: PracticeConditions): boolean {
    return this.#strikes('noRound', conditions.faults.noRound)
  }

  /** The fault that hits the run launched now, if any. */
  forRun(conditions: PracticeConditions): RunFaultName | undefined {
    return (['fail', 'stuck', 'partial'] as const).find((name) => this.#strikes(name, conditions.runs[name]))
  }

  /** Delay added to this request, in milliseconds. */
  latencyMs({ latencyMs: { min, max } }: PracticeConditions): number {
    return max === 0 ? 0 : min + (max - min) * this.#draw('latency')
  }

  #strikes(name: string, chance: Chance): boolean {
    if (chance.next > 0) {
      chance.next--
      return true
    }
    return chance.probability > 0 && this.#draw(name) < chance.probability
  }

  #draw(name: string): number {
    const n = (this.#drawn.get(name) ?? 0) + 1
    this.#drawn.set(name, n)
    return unit(keyOf('fault', this.#seed, name, n))
  }
}
