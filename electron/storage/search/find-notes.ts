import { type RunAnnotations, runAnnotationsSchema } from '../../../shared/models/annotations.ts'
import { hasWords, splitWords } from '../../../shared/text/has-words.ts'
import type { Database } from '../database/database.ts'
import { parseDocument } from '../database/row-reader.ts'
import { OF_EXPERIMENT, runOf } from './run-of.ts'
import type { StoredHit } from './search-hit.ts'
import { searchWords } from './search-words.ts'

/** The words by which a decision is found, in both languages. */
const DECISIONS = { keep: 'keep garder', fix: 'fix corriger', drop: 'drop supprimer' } as const

/** What a person noted about an item of a run. */
interface Note {
  item: string
  decision: keyof typeof DECISIONS | null
  /** The note, then the reasons of dismissed signs, then the tags of its answers that were set by hand ("#Price"). */
  texts: string[]
}

interface Noted {
  revision: number
  notes: readonly Note[]
}

/** Parsed notes by run, until their revision changes. They are few, because a person types them. */
const read = new WeakMap<Database, Map<string, Noted>>()

/**
 * Notes, decisions, reasons of dismissed signs, and tags that together have every word of `text`; those of the run
 * whose annotations were saved last come first.
 */
export function findNotes(database: Database, text: string, limit: number): StoredHit[] {
  const hits: StoredHit[] = []
  for (const [runId, note] of matching(database, text)) {
    if (hits.length === limit) break
    const hit = toHit(database, runId, note)
    if (hit) hits.push(hit)
  }
  return hits
}

/** How many `findNotes` finds without a limit. */
export function countNotes(database: Database, text: string): number {
  return matching(database, text).length
}

function matching(database: Database, text: string): [runId: string, note: Note][] {
  const wanted = searchWords(text).flatMap(splitWords)
  if (wanted.length === 0) return []
  return notesOf(database).flatMap(([runId, { notes }]) =>
    notes.flatMap((note): [string, Note][] => {
      const decision = note.decision === null ? '' : DECISIONS[note.decision]
      return hasWords([decision, ...note.texts].join('\n'), wanted) ? [[runId, note]] : []
    }),
  )
}

function notesOf(database: Database): [runId: string, noted: Noted][] {
  const known = read.get(database) ?? new Map<string, Noted>()
  read.set(database, known)
  const rows = database.all('SELECT run_id, revision FROM run_annotations ORDER BY saved_at DESC')
  return rows.map((row) => {
    const [id, revision] = [String(row.run_id), Number(row.revision)]
    const earlier = known.get(id)
    const noted = earlier?.revision === revision ? earlier : { revision, notes: readNotes(database, id) }
    known.set(id, noted)
    return [id, noted]
  })
}

function readNotes(database: Database, runId: string): Note[] {
  const row = database.get('SELECT document FROM run_annotations WHERE run_id = ?', runId)
  const { data } = runAnnotationsSchema.safeParse(parseDocument(row?.document))
  if (!data) return []
  const notes = new Map<string, Note>()
  for (const [item, { decision, note }] of Object.entries(data.items))
    notes.set(item, { item, decision, texts: note.trim() === '' ? [] : [note] })
  for (const { item, reason } of data.dismissed) {
    if (item === null || reason.trim() === '') continue
    const note = notes.get(item) ?? { item, decision: null, texts: [] }
    note.texts.push(reason)
    notes.set(item, note)
  }
  for (const [item, tags] of tagsByItem(data)) {
    const note = notes.get(item) ?? { item, decision: null, texts: [] }
    note.texts.push(...tags)
    notes.set(item, note)
  }
  return [...notes.values()]
}

function tagsByItem({ answers, tags }: Pick<RunAnnotations, 'answers' | 'tags'>): Map<string, Set<string>> {
  const names = new Map(tags.map(({ id, name }) => [id, `#${name}`]))
  const found = new Map<string, Set<string>>()
  for (const { item, tags: own } of answers)
    for (const id of own) {
      const name = names.get(id)
      if (name !== undefined) found.set(item, (found.get(item) ?? new Set()).add(name))
    }
  return found
}

/** Null where the version does not have the item, or cannot be read. */
function toHit(database: Database, runId: string, { item, decision, texts }: Note): StoredHit | null {
  const run = database.get(
    `SELECT runs.title, practice, number, runs.created_at AS at, question.key AS question,
       question.value ->> '$.stem' AS stem, ${OF_EXPERIMENT}
     FROM runs JOIN survey_versions ON survey_versions.id = version_id,
       json_each(CASE WHEN json_valid(survey_versions.document) THEN survey_versions.document END, '$.questions')
         AS question
     WHERE runs.id = ? AND question.value ->> '$.id' = ?`,
    runId,
    item,
  )
  if (!run) return null
  return {
    kind: 'note',
    id: runId,
    title: String(run.title),
    practice: run.practice === 1,
    run: runOf(run),
    note: {
      item,
      question: Number(run.question),
      decision,
      text: texts.length > 0 ? texts.join(' · ') : String(run.stem ?? ''),
    },
  }
}
