import type { z } from 'zod'

/** The kinds of drafts, by the name under which the page keeps them. */
export const DRAFT_KINDS = [
  'survey',
  'focus',
  'annotations',
  'experiment',
  'experiment_notes',
  'transcript_notes',
  'ledger',
] as const
export type DraftKindName = (typeof DRAFT_KINDS)[number]

/** A draft as it is stored when it is opened for writing. */
export interface OpenedDraft<T> {
  id: string
  draft: T
  revision: number
  /** Names the data in which `revision` is counted. It changes when a backup replaces the data. */
  history?: string | undefined
  /** Milliseconds since 1970. */
  updatedAt: number
}

/** What a document of a kind consists of, so that its undo steps can be kept in little room and read again. */
export interface DocumentForm<T extends object> {
  name: DraftKindName
  whole: z.ZodType<T>
  /**
   * Schema of any of its members, without the defaults for old documents: these would add members that did not change.
   */
  members: z.ZodType<Partial<T>>
  /** The member that is a long list. A step changes few of its elements, so each element is kept only once. */
  list: { member: keyof T & string; thing: z.ZodType<object> } | null
}

/** Everything that a draft session must know about a kind of draft; all else is the same for every kind. */
export interface DraftKind<T extends object, O extends OpenedDraft<T> = OpenedDraft<T>>
  extends DocumentForm<T> {
  /** Loads the draft as it is stored now. Rejects with MISSING where there is none. */
  open(id: string): Promise<O>
  /** Stores the document in place of that revision. Rejects with CONFLICT where a newer one is stored. */
  save(id: string, document: T, revision: number): Promise<{ revision: number; savedAt: number }>
  /** Called when a document was stored, so that lists that show it can be loaded again. */
  onSaved(): void
}
