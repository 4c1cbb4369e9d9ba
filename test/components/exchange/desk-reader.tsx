import { useState } from 'react'
import { RepairDesk } from '../../../renderer/features/exchange/repair/repair-desk.tsx'
import { START_OF_TELLING, type Telling } from '../../../renderer/features/exchange/repair/telling.ts'
import { arrangePieces } from '../../../shared/exchange/arrange-lines.ts'
import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import {
  idOf,
  type LineRole,
  lineRoleOf,
  NOTHING_TOLD,
  type SourceLine,
  type Told,
  textOfPieces,
} from '../../../shared/exchange/source-lines.ts'
import { emptyDraft, type Question } from '../../../shared/models/draft.ts'

/** A line before it is read: its text, the role it gets by itself, and how it is written. */
export type RawLine = readonly [text: string, role: LineRole, form?: string]

/** Reads lines in the simplest way: a stem starts an item, and options follow it. */
export function readLines(raw: readonly RawLine[], told: Told = NOTHING_TOLD): ImportResult {
  const draft = emptyDraft()
  const arranged = arrangePieces(
    raw.map(([text]) => text),
    told,
  )
  const lines = arranged.map((pieces, at): SourceLine => {
    const [first = { place: 0, from: 0 }] = pieces
    const id = idOf(first)
    const [, own = 'left_out', form = own] = raw[first.place] ?? []
    const role = lineRoleOf(told.roles.get(id) ?? own)
    const written = told.written.get(id)
    const text = written ?? textOfPieces(pieces)
    const plain = written ?? text.replace(/^(?:\d+\.|-)\s*/, '')
    if (role === 'title') draft.title = plain
    if (role === 'stem')
      draft.questions.push({ id: `q${at}`, stem: plain, type: 'open_ended', options: [] } satisfies Question)
    const question = draft.questions.at(-1)
    if (role === 'stem_more' && question) question.stem += ` ${plain}`
    if (role === 'option' && question) {
      question.type = 'single_choice'
      question.options.push({ id: `o${at}`, text: plain })
    }
    const isPart = role === 'stem' || role === 'stem_more' || role === 'option'
    const item = isPart && draft.questions.length > 0 ? draft.questions.length : null
    const words = written === undefined ? {} : { written }
    return { id, pieces, text, ...words, role, form: first.from === 0 ? form : `${form}|part`, item }
  })
  return {
    ...{ kind: 'text', draft, lines, tags: [], versions: [], sources: [], notes: [], counted: null },
    ...{ languages: [], language: '' },
  }
}

export interface ReadDeskProps {
  raw: readonly RawLine[]
  /** Begins a reading; it is over once the promise is fulfilled. */
  reads?: () => Promise<unknown>
  onImport?: (result: ImportResult) => void
  onBack?: () => void
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20))

/** The repair desk with a reader that takes a moment, as the worker does. */
export function ReadDesk({ raw, reads = aMoment, onImport, onBack = () => undefined }: ReadDeskProps) {
  const [telling, setTelling] = useState<Telling>(START_OF_TELLING)
  const [result, setResult] = useState(() => readLines(raw))
  const [readings, setReadings] = useState(0)
  const hasNoItems = readLines(raw, telling.present).draft.questions.length === 0
  return (
    <RepairDesk
      result={result}
      telling={telling}
      rereading={readings > 0}
      refused={readings === 0 && hasNoItems ? { kind: 'refused', code: 'no_questions' } : null}
      storing={false}
      onTell={(next) => {
        if (next === telling) return
        setTelling(next)
        setReadings((now) => now + 1)
        void reads().then(() => {
          setReadings((now) => now - 1)
          const read = readLines(raw, next.present)
          if (read.draft.questions.length > 0) setResult(read)
        })
      }}
      onBack={onBack}
      onImport={() => onImport?.(result)}
    />
  )
}
