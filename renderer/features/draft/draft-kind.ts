import type { z } from 'zod'

/** What drafts there are, by the name under which the page keeps them. */
export const DRAFT_KINDS = [
  'survey',
  'focus',
  'annotations',
  'experiment',
  'experiment_notes',
  'ledger',
] as const
export type DraftKindName = (typeof DRAFT_KINDS)[number]

/** A draft as it is stored when it is opened for writing. */
export interface OpenedDraft<T> {
  id: string
  draft: T
  revision: number
  /** Which data `revision` counts in: another name after older data took their place. */
  history?: string | undefined
  /** Milliseconds since 1970. */
  updatedAt: number
}

/** What a document of a kind consists of, so that its undo steps can be kept in little room and read again. */
export interface DocumentForm<T extends object> {
  name: DraftKindName
  whole: z.ZodType<T>
  /** Any of its members; without the defaults of old documents, which would add what did not change. */
  members: z.ZodType<Partial<T>>
  /** The member that is a long list, of which a step changes few things: each of them is kept once. */
  list: { member: keyof T & string; thing: z.ZodType<object> } | null
}

/** What a session needs to know of a kind of draft: everything else is the same for all of them. */
export interface DraftKind<T extends object, O extends OpenedDraft<T> = OpenedDraft<T>>
  extends DocumentForm<T> {
  /** The draft as stored now. Rejects with MISSING where there is none. */
  open(id: string): Promise<O>
  /** Stores the document over that revision. Rejects with CONFLICT where a newer one is stored. */
  save(id: string, document: T, revision: number): Promise<{ revision: number; savedAt: number }>
  /** Told when a document was stored: lists that show it are no longer true. */
  onSaved(): void
}
