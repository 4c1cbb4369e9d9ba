import type { PracticeClock } from './clock.ts'
import type { PracticeConditions, PracticeConditionsPatch } from './conditions.ts'
import type { ToldKey } from './server/answer-key-operation.ts'
import type { Shape, ShapeChoice } from './shapes/shape.ts'

/** Start options of the practice service. */
export interface PracticeOptions {
  /** TCP port on 127.0.0.1; 0 or undefined takes a free one. */
  readonly port?: number | undefined
  /** SQLite file; in memory if undefined. */
  readonly dataFile?: string | undefined
  /**
   * Seed of the panel, the answers and the faults. If undefined, that of the data file; a new file gets a random one.
   */
  readonly seed?: number | undefined
  /** Factor by which runs are faster than real time; takes precedence over `conditions.speed`. */
  readonly speed?: number | undefined
  readonly shapes?: ShapeChoice | undefined
  readonly conditions?: PracticeConditionsPatch | undefined
  /** Keys of the seeded accounts (standard, Admin and Enterprise plan); random if undefined. */
  readonly apiKey?: string | undefined
  readonly adminKey?: string | undefined
  readonly enterpriseKey?: string | undefined
  readonly clock?: PracticeClock | undefined
}

/** A running practice service in this thread. */
export interface PracticeService {
  /** Address without a final slash. */
  readonly baseUrl: string
  /** Shape of the replies; for an odd one, followed by its seed. */
  readonly shapes: Shape['name']
  /** Key of the account on the standard plan. */
  readonly apiKey: string
  /** Key of the account on the Admin plan, with admin rights. */
  readonly adminKey: string
  /** Key of the account on the Enterprise plan, with admin rights. */
  readonly enterpriseKey: string
  getConditions(): PracticeConditions
  /** Merges a patch into the conditions. Throws a ZodError if the result is invalid. */
  setConditions(patch: PracticeConditionsPatch): PracticeConditions
  /** The answer key of a survey in the account of `apiKey`. This is not an HTTP call and counts against no limit. */
  answerKey(apiKey: string, surveyId: string): Promise<ToldKey>
  /** Closes every connection and then the data file. */
  close(): Promise<void>
}
