import type {
  DeskNeed,
  DeskReading,
  DeskSubject,
  Taught,
  TreeRow,
} from '../../../shared/models/reading-desk.ts'
import type { ReceivedText } from '../../../shared/models/received-text.ts'
import { emptyRecipe, type Recipe } from '../../../shared/models/recipe.ts'
import type { RawPayload } from '../../../shared/models/results.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { DeskSubjectOf } from '../../service/desk/desk-reading.ts'
import { isUnparsed } from '../outcomes/unparsed-kinds.ts'
import type { PayloadToRead, ReadingPort } from '../ports.ts'
import type { RecipeOf } from '../recipes/recipe-of.ts'

/** What the reading desk was opened on: a run, a session or a connection's newest reply. */
export interface OpenedSubject {
  connectionId: string
  title: string
  payloads: RawPayload[]
  draft: DeskSubjectOf['draft']
  personas: number | null
  /**
   * The text of a payload that is not in the store's file, because it waits for the disk or is kept elsewhere; else
   * null.
   */
  textOf(payloadId: string): ReceivedText | null
}

interface OnPayload {
  subject: DeskSubject
  payloadId: string
}

/** The reading desk. Throws MISSING where there is no such subject or payload. */
export interface DeskService {
  open(
    subject: DeskSubject,
  ): Promise<Pick<OpenedSubject, 'connectionId' | 'title' | 'payloads'> & { first: string | null }>
  rows(
    input: OnPayload & { open: string[]; offset: number; limit: number },
  ): Promise<{ rows: TreeRow[]; total: number }>
  search(input: OnPayload & { words: string; after: string | null }): Promise<{
    path: string | null
    open: string[]
    matches: number
  }>
  locate(input: OnPayload & { open: string[]; path: string }): Promise<{ at: number | null; open: string[] }>
  read(input: OnPayload & { recipe: Recipe | null }): Promise<DeskReading>
  teach(input: OnPayload & { recipe: Recipe; need: DeskNeed; path: string }): Promise<{ ways: Taught[] }>
}

interface DeskParts {
  reader: ReadingPort
  recipeOf: RecipeOf
  /** Throws MISSING. */
  find(subject: DeskSubject): OpenedSubject
}

export function createDeskService({ reader, recipeOf, find }: DeskParts): DeskService {
  function on({ subject, payloadId }: OnPayload) {
    const opened = find(subject)
    const payload = opened.payloads.find(({ id }) => id === payloadId)
    if (!payload) throw new SondeError('MISSING')
    return { ...opened, kind: payload.kind, source: { id: payloadId, text: opened.textOf(payloadId) } }
  }

  /** The newest payload that is a reply of the service, else the newest; null where there is none. */
  async function newestReply({ payloads, textOf }: OpenedSubject): Promise<string | null> {
    for (const { id, kind } of payloads)
      if (!isUnparsed(kind) || (await isReply({ id, text: textOf(id) }))) return id
    return payloads[0]?.id ?? null
  }

  /** False too where the payload cannot be parsed. */
  const isReply = (source: PayloadToRead): Promise<boolean> =>
    reader.desk(source, { task: 'is_reply' }).then(
      (told) => told.isReply,
      () => false,
    )

  return {
    open: async (subject) => {
      const opened = find(subject)
      const { connectionId, title, payloads } = opened
      return { connectionId, title, payloads, first: await newestReply(opened) }
    },
    rows: async ({ open, offset, limit, ...payload }) =>
      reader.desk(on(payload).source, { task: 'rows', open, offset, limit }),
    search: async ({ words, after, ...payload }) =>
      reader.desk(on(payload).source, { task: 'search', words, after }),
    locate: async ({ open, path, ...payload }) =>
      reader.desk(on(payload).source, { task: 'locate', open, path }),
    read: async ({ recipe, ...payload }) => {
      const { source, connectionId, kind, draft, personas } = on(payload)
      const used = recipe ?? recipeOf(connectionId) ?? emptyRecipe()
      return reader.desk(source, { task: 'read', recipe: used, subject: { kind, draft, personas } })
    },
    teach: async ({ recipe, need, path, ...payload }) => {
      const { source, draft, personas } = on(payload)
      return { ways: await reader.desk(source, { task: 'teach', recipe, need, path, draft, personas }) }
    },
  }
}
