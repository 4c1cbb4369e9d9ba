import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { emptyDraft, type SurveyDraft } from '../../../shared/models/draft.ts'

/**
 * The true content of an invented service's bodies, by its author. Fields that the service does not send are undefined.
 */
export interface InventedTruth {
  id?: string
  statusDraft?: string
  statusRunning?: string
  statusDone?: string
  progressRunning?: { done: number; total: number } | { share: number } | null
  personas: number
  /** By persona and item: an option's text, a free text, or null for a blank. Null if the service sends only counts. */
  answers: (string | null)[][] | null
  /** By persona: how a number was said that the answers give in digits. */
  spokenNumbers?: unknown[]
  counts?: (number | null)[][]
  personaNames?: (string | null)[]
  personaRefs?: (string | number | null)[]
  fields?: Record<string, unknown[]>
  mustAsk?: Record<string, boolean>
  [further: string]: unknown
}

/** A service invented by somebody who had not seen the readers. */
export interface InventedService {
  name: string
  about: string
  draft: SurveyDraft
  truth: InventedTruth
  /** A body as the service sends it, by its file name without ".json"; undefined if there is no such file. */
  body(name: string): { data: unknown; error: unknown } | undefined
}

/** The folder of the invented services that the tests read. */
export const SERVICES = path.resolve(import.meta.dirname, '../../fixtures/services')

/** The services of a folder, in the order of their names. */
export function inventedServices(folder: string): InventedService[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .filter((name) => readdirSync(path.join(folder, name)).includes('truth.json'))
    .map((name) => readService(path.join(folder, name), name))
}

interface WireDraft {
  title: string
  context?: string
  personas: number
  questions: { id: string; type: string; text: string; options?: string[] }[]
}

function readService(folder: string, name: string): InventedService {
  const files = new Set(readdirSync(folder))
  const json = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  const { title, context = '', personas, questions } = json('draft.json') as WireDraft
  const draft: SurveyDraft = {
    ...emptyDraft(),
    title,
    context,
    personas,
    questions: questions.map(({ id, type, text, options = [] }) => ({
      id,
      stem: text,
      type: type === 'libre' ? 'open_ended' : 'single_choice',
      options: options.map((option, at) => ({ id: `${id}-${at}`, text: option })),
    })),
  }
  return {
    name,
    about: files.has('about.md') ? readFileSync(path.join(folder, 'about.md'), 'utf8') : '',
    draft,
    truth: json('truth.json') as InventedTruth,
    body: (part) =>
      files.has(`${part}.json`) ? (json(`${part}.json`) as { data: unknown; error: unknown }) : undefined,
  }
}
