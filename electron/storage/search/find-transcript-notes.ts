import { type TranscriptNotes, transcriptNotesSchema } from '../../../shared/models/transcript-notes.ts'
import { hasWords, splitWords } from '../../../shared/text/has-words.ts'
import type { Database } from '../database/database.ts'
import { parseDocument } from '../database/row-reader.ts'
import type { StoredHit } from './search-hit.ts'
import { searchWords } from './search-words.ts'

type Coding = NonNullable<StoredHit['coding']>

interface Noted {
  revision: number
  codings: readonly Coding[]
}

/** What was added to each transcript, until its revision changes. It is little, because a person types it. */
const read = new WeakMap<Database, Map<string, Noted>>()

/**
 * Codes, memos and names of speakers that have every word of `text`; those of the focus group whose notes were saved
 * last come first. Groups in the bin are left out.
 */
export function findTranscriptNotes(database: Database, text: string, limit: number): StoredHit[] {
  return matching(database, text)
    .slice(0, limit)
    .map(([id, coding]) => {
      const session = database.get('SELECT title, practice FROM focus_sessions WHERE id = ?', id)
      return {
        ...{ kind: 'coding', id, title: String(session?.title ?? '') },
        ...{ practice: session?.practice === 1, coding },
      }
    })
}

/** How many `findTranscriptNotes` finds without a limit. */
export function countTranscriptNotes(database: Database, text: string): number {
  return matching(database, text).length
}

function matching(database: Database, text: string): [sessionId: string, coding: Coding][] {
  const wanted = searchWords(text).flatMap(splitWords)
  if (wanted.length === 0) return []
  return notesOf(database).flatMap(([id, { codings }]) =>
    codings.flatMap((coding): [string, Coding][] => (hasWords(coding.text, wanted) ? [[id, coding]] : [])),
  )
}

function notesOf(database: Database): [sessionId: string, noted: Noted][] {
  const known = read.get(database) ?? new Map<string, Noted>()
  read.set(database, known)
  const rows = database.all(
    `SELECT session_id, revision FROM transcript_notes JOIN focus_sessions ON id = session_id
     WHERE deleted_at IS NULL ORDER BY saved_at DESC, session_id`,
  )
  return rows.map((row) => {
    const [id, revision] = [String(row.session_id), Number(row.revision)]
    const earlier = known.get(id)
    const noted = earlier?.revision === revision ? earlier : { revision, codings: readNotes(database, id) }
    known.set(id, noted)
    return [id, noted]
  })
}

function readNotes(database: Database, id: string): Coding[] {
  const row = database.get('SELECT document FROM transcript_notes WHERE session_id = ?', id)
  const { data } = transcriptNotesSchema.safeParse(parseDocument(row?.document))
  return data ? codingsOf(data).filter(({ text }) => text.trim() !== '') : []
}

function codingsOf({ codes, passages, memo, speakers }: TranscriptNotes): Coding[] {
  return [
    ...codes.map(({ name, definition }): Coding => {
      const texts = [name, definition].filter((text) => text.trim() !== '')
      return { part: 'code', text: texts.join(' · '), words: null }
    }),
    ...passages.map((passage): Coding => ({ part: 'passage', text: passage.memo, words: passage.words })),
    { part: 'discussion', text: memo, words: null },
    ...Object.values(speakers).map((name): Coding => ({ part: 'speaker', text: name, words: null })),
  ]
}
