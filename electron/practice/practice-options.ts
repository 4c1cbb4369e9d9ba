import type { PracticeClock } from './clock.ts'
import type { PracticeConditions, PracticeConditionsPatch } from './conditions.ts'
import type { ToldKey } from './server/answer-key-operation.ts'
import type { Shape, ShapeChoice } from './shapes/shape.ts'

/** How the practice service starts. */
export interface PracticeOptions {
  /** TCP port on 127.0.0.1; 0 or absent takes any free one. */
  readonly port?: number | undefined
  /** SQLite file; in memory when absent. */
  readonly dataFile?: string | undefined
  /** Seed of the panel, answers and faults. Absent: that of the data file; a new file gets one of its own. */
  readonly seed?: number | undefined
  /** How many times faster than life runs go; wins over `conditions.speed`. */
  readonly speed?: number | undefined
  readonly shapes?: ShapeChoice | undefined
  readonly conditions?: PracticeConditionsPatch | undefined
  /** Keys to register for the seeded accounts (standard, Admin, Enterprise plan); random ones when absent. */
  readonly apiKey?: string | undefined
  readonly adminKey?: string | undefined
  readonly enterpriseKey?: string | undefined
  readonly clock?: PracticeClock | undefined
}

/** A running practice service in this thread. */
export interface PracticeService {
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** The form of its replies; the seed of an odd one follows its name. */
  readonly shapes: Shape['name']
  /** Key of the account on the standard plan. */
  readonly apiKey: string
  /** Key of the account on the Admin plan, with admin rights. */
  readonly adminKey: string
  /** Key of the account on the Enterprise plan, with admin rights. */
  readonly enterpriseKey: string
  getConditions(): PracticeConditions
  /** Lays a patch over the conditions. Throws a ZodError where the outcome would not be valid. */
  setConditions(patch: PracticeConditionsPatch): PracticeConditions
  /** The answer key of a survey of the account that `apiKey` belongs to. No call: it counts against no limit. */
  answerKey(apiKey: string, surveyId: string): Promise<ToldKey>
  /** Closes every connection, then the data file. */
  close(): Promise<void>
}
