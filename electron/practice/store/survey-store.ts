import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite'
import type { EffectLevels } from '../answers/effects/effect.ts'
import type { Answer, Question } from '../answers/question.ts'
import type { Persona } from '../panel/persona.ts'
import { recordId } from './record-id.ts'

/** How a launched run will end; drawn once, at the launch. */
export type Outcome = 'done' | 'failed' | 'partial' | 'stuck'

/** Answers of a run: a row per persona that answered, a column per question. */
export interface SurveyAnswers {
  readonly personas: readonly Persona[]
  readonly answers: readonly (readonly Answer[])[]
  /** Strengths of the planted effects; undefined in runs that an older version answered. */
  readonly effects?: EffectLevels
}

/** The data of a new survey. */
export interface NewSurvey {
  readonly titre: string
  readonly contexte: string
  readonly questions: readonly Question[]
  readonly filtres: Readonly<Record<string, unknown>>
  readonly nbPersonas: number
  /** Number of personas that are actually asked: fewer than `nbPersonas` if the filters match fewer. */
  readonly sampleSize: number
  readonly seed: number
}

/** The launch of a survey. */
export interface Launch {
  /** Milliseconds since 1970. */
  readonly launchedAt: number
  /** Duration of the whole run, in milliseconds of the service's clock. */
  readonly durationMs: number
  readonly outcome: Outcome
  /** Share of the run after which it stops (failed, stuck); 1 if it runs to its end. */
  readonly stopsAt: number
}

/** The part of a survey from which the state of its run is calculated. */
export interface SurveyState {
  /** Number of the survey in this data file, from 1. */
  readonly n: number
  readonly id: string
  readonly sampleSize: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly launch: Launch | null
}

/** A survey as stored. */
export interface Survey extends NewSurvey, SurveyState {
  /** Strengths of the effects at its launch; null before, and if an older version launched it. */
  readonly effects: EffectLevels | null
}

/** A page of records, and the number of all records. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly total: number
  readonly limit: number
  readonly offset: number
}

/** Surveys of the accounts. */
export class SurveyStore {
  readonly #db: DatabaseSyncInstance
  readonly #find: StatementSyncInstance
  readonly #findState: StatementSyncInstance
  readonly #now: () => number

  constructor(db: DatabaseSyncInstance, now: () => number) {
    this.#db = db
    this.#now = now
    this.#find = db.prepare(`${columns} where id = ? and account = ? and deleted_at is null`)
    this.#findState = db.prepare(
      `${stateColumns} from surveys where id = ? and account = ? and deleted_at is null`,
    )
  }

  create(account: string, survey: NewSurvey): Survey {
    const n = Number(this.#db.prepare('select coalesce(max(n), 0) + 1 as n from surveys').get().n)
    const id = recordId('survey', survey.seed, n)
    this.#db
      .prepare(
        `insert into surveys (n, id, account, titre, contexte, questions, filtres, nb_personas, sample_size, seed,
          created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        n,
        id,
        account,
        survey.titre,
        survey.contexte,
        JSON.stringify(survey.questions),
        JSON.stringify(survey.filtres),
        survey.nbPersonas,
        survey.sampleSize,
        survey.seed,
        this.#now(),
      )
    return toSurvey(this.#find.get(id, account))
  }

  /** The account's survey; undefined if it does not exist, is deleted or belongs to another account. */
  find(account: string, id: string): Survey | undefined {
    const row = this.#find.get(id, account)
    return row && toSurvey(row)
  }

  /** Like `find`, without questions and filters: only what a status request needs. */
  findState(account: string, id: string): SurveyState | undefined {
    const row = this.#findState.get(id, account)
    return row && toState(row)
  }

  /** A page in order of creation, oldest first, so that new rows never shift earlier pages. */
  page(account: string, limit: number, offset: number): Page<Survey> {
    const items = this.#db
      .prepare(`${columns} where account = ? and deleted_at is null order by n limit ? offset ?`)
      .all(account, limit, offset)
      .map(toSurvey)
    const { total } = this.#db
      .prepare('select count(*) as total from surveys where account = ? and deleted_at is null')
      .get(account)
    return { items, total: Number(total), limit, offset }
  }

  /** Stores the launch of a draft, with the strengths of the effects. */
  launch(survey: Survey, launch: Launch, effects: EffectLevels): void {
    this.#db
      .prepare(
        'update surveys set launched_at = ?, duration_ms = ?, outcome = ?, stops_at = ?, effects = ? where n = ?',
      )
      .run(
        launch.launchedAt,
        launch.durationMs,
        launch.outcome,
        launch.stopsAt,
        JSON.stringify(effects),
        survey.n,
      )
  }

  /** The stored answers. They are stored when first read, so that they never change. */
  answers(survey: Survey): SurveyAnswers | undefined {
    const row = this.#db.prepare('select results from surveys where n = ?').get(survey.n)
    return row?.results ? JSON.parse(String(row.results)) : undefined
  }

  saveAnswers(survey: Survey, answers: SurveyAnswers): void {
    this.#db.prepare('update surveys set results = ? where n = ?').run(JSON.stringify(answers), survey.n)
  }

  /** Soft delete: the row stays but is never shown again. */
  delete(survey: Survey): void {
    this.#db.prepare('update surveys set deleted_at = ? where n = ?').run(this.#now(), survey.n)
  }
}

const stateColumns = 'select n, id, sample_size, created_at, launched_at, duration_ms, outcome, stops_at'
const columns = `${stateColumns}, titre, contexte, questions, filtres, nb_personas, seed, effects from surveys`

function toState(row: Record<string, unknown>): SurveyState {
  return {
    n: Number(row.n),
    id: String(row.id),
    sampleSize: Number(row.sample_size),
    createdAt: Number(row.created_at),
    launch:
      row.launched_at === null
        ? null
        : {
            launchedAt: Number(row.launched_at),
            durationMs: Number(row.duration_ms),
            outcome: row.outcome as Outcome,
            stopsAt: Number(row.stops_at),
          },
  }
}

function toSurvey(row: Record<string, unknown>): Survey {
  return {
    ...toState(row),
    titre: String(row.titre),
    contexte: String(row.contexte),
    questions: JSON.parse(String(row.questions)),
    filtres: JSON.parse(String(row.filtres)),
    nbPersonas: Number(row.nb_personas),
    seed: Number(row.seed),
    effects: row.effects === null ? null : JSON.parse(String(row.effects)),
  }
}
