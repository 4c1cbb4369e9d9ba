import { z } from 'zod'
import { type DocumentForm, DRAFT_KINDS, type DraftKindName } from './draft-kind.ts'
import { readHistory, writeHistory } from './kept-history.ts'
import type { History } from './undo.ts'

/*
 * The page keeps a draft being written, with its undo steps, until it is stored and for a while after: a broken line to
 * Sonde or a reloaded page then loses nothing, and undo works across the reload. Drafts contain no secrets.
 */

const headSchema = z.object({
  // Absent in copies from the time when only surveys were kept.
  kind: z.enum(DRAFT_KINDS).default('survey'),
  /** The page that kept the copy. */
  by: z.string().default(''),
  basis: z.string().optional(),
  revision: z.number().int(),
  /** Whether the draft has text that is not known to be stored. */
  unsaved: z.boolean(),
  failing: z.boolean().default(true),
  /** Fingerprints separated by spaces, because the head must not contain a list, see `HEAD`. */
  sent: z.string().default(''),
  keptAt: z.number(),
})

/** The kept copy of a draft. */
export interface KeptDraft<T> {
  /** The history of the data in which `revision` is counted; absent where it was not known. */
  basis?: string | undefined
  revision: number
  unsaved: boolean
  /** Whether saving had failed or waited for a decision. Otherwise unsaved text is less than a second old. */
  failing: boolean
  /** Fingerprints of texts that were sent and may be stored. A stored text with one of them is the person's own. */
  sent?: readonly string[]
  /** The page that kept it; set when the copy is read. */
  by?: string
  /** When it was kept, in milliseconds since 1970; set when the copy is read. */
  keptAt?: number
  history: History<T>
}

const PREFIX = 'sonde-draft-'
/** Separates draft and page in the storage key of a copy that is kept beside another window's. */
const BESIDE = '~'

/** Most drafts that are kept at once; the oldest are removed first, unless they hold unsaved text. */
const KEPT_DRAFTS = 12

/** Room for the undo steps of a draft. UTF-16 code units. */
const ROOM_FOR_STEPS = 750_000

/** The page that keeps a draft. Needed because all windows of a browser share its storage. */
export interface Keeping {
  /** The name of the page. */
  by: string
  /** The name of a closed page whose kept copy this page continues. */
  from?: string | undefined
}

/**
 * The storage key for a page's copy of a draft: the draft's own one, or one beside it as long as another window has
 * unsaved text of the same draft there.
 */
function placeOf(storage: Storage, id: string, { by, from }: Keeping): { place: string; isBeside: boolean } {
  const head = readHead(storage.getItem(PREFIX + id))
  const isOthers = head?.unsaved === true && head.by !== by && head.by !== from
  const beside = besideOf(id, by)
  if (isOthers) return { place: beside, isBeside: true }
  storage.removeItem(beside)
  return { place: PREFIX + id, isBeside: false }
}

function besideOf(id: string, page: string): string {
  return `${PREFIX}${id}${BESIDE}${page}`
}

/**
 * Keeps a draft. If there is not enough room, the undo steps are left out; if there is still not enough, nothing is
 * kept. Returns false if unsaved text could not be kept.
 */
export function keepDraft<T extends object>(
  storage: Storage,
  form: DocumentForm<T>,
  id: string,
  kept: KeptDraft<T>,
  now: number,
  keeping: Keeping = { by: '' },
): boolean {
  const { basis, revision, unsaved, failing, sent = [] } = kept
  const { place, isBeside } = placeOf(storage, id, keeping)
  // Another window's unsaved text is worth more than the undo steps of a saved one.
  if (isBeside && !unsaved) {
    storage.removeItem(place)
    return true
  }
  const head = {
    kind: form.name,
    by: keeping.by,
    basis,
    revision,
    unsaved,
    failing,
    sent: sent.join(' '),
    keptAt: now,
  }
  // The head comes first, so that it can be read without parsing the rest.
  const entry = (room: number) =>
    `${JSON.stringify(head).slice(0, -1)},${writeHistory(form, kept.history, room)}}`
  if (!trySet(storage, place, entry(ROOM_FOR_STEPS))) {
    forgetOthers(storage, id, 0)
    // No room, or storage is switched off: the draft is still in the page and is being saved.
    if (!trySet(storage, place, entry(0))) return !unsaved
  }
  // If there was no room to move the closed page's copy, it was left beside; now it can be removed.
  if (!isBeside && keeping.from !== undefined) storage.removeItem(besideOf(id, keeping.from))
  return true
}

/** Stores an entry; false where there is no room. */
function trySet(storage: Storage, key: string, entry: string): boolean {
  try {
    storage.setItem(key, entry)
    return true
  } catch {
    return false
  }
}

/** The kept copy of a draft, or null where there is no readable one. */
export function readKeptDraft<T extends object>(
  storage: Storage,
  form: DocumentForm<T>,
  id: string,
): KeptDraft<T> | null {
  const kept = parse(storage.getItem(takeFromBeside(storage, id)))
  const head = headSchema.safeParse(kept)
  const history = readHistory(form, kept)
  if (!head.success || !history || head.data.kind !== form.name) return null
  return { ...head.data, sent: head.data.sent.split(' '), history }
}

/**
 * If the draft's own place holds no unsaved text, moves a copy there that a window kept beside it. Returns the key at
 * which the draft is to be read: without room for both at once, the copy stays beside.
 */
function takeFromBeside(storage: Storage, id: string): string {
  const place = PREFIX + id
  if (readHead(storage.getItem(place))?.unsaved) return place
  const beside = listKept(storage).find((each) => each.id === id && each.key !== place)
  if (!beside) return place
  if (!trySet(storage, place, storage.getItem(beside.key) ?? '')) return beside.key
  storage.removeItem(beside.key)
  return place
}

/** Removes the kept copy of a draft, even if it has unsaved text. */
export function forgetDraft(storage: Storage, id: string): void {
  storage.removeItem(PREFIX + id)
}

/** A draft with text that the page kept and that is not known to be stored. */
export interface UnsavedDraft {
  kind: DraftKindName
  id: string
  title: string
}

/** Annotations have no title. */
const titledSchema = z.object({ present: z.object({ title: z.string().default('') }) })

/** Drafts of all kinds with unsaved text, the newest first. */
export function listUnsaved(storage: Storage): UnsavedDraft[] {
  return listKept(storage)
    .filter(({ head }) => head?.unsaved)
    .sort((a, b) => (b.head?.keptAt ?? 0) - (a.head?.keptAt ?? 0))
    .filter(({ id }, at, all) => all.findIndex((each) => each.id === id) === at)
    .flatMap(({ key, id, head }) => {
      const kept = titledSchema.safeParse(parse(storage.getItem(key)))
      return head && kept.success ? [{ kind: head.kind, id, title: kept.data.present.title.trim() }] : []
    })
}

/** All kept copies; the head is null where an entry cannot be read. */
function listKept(storage: Storage) {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at))
    .filter((key): key is string => key?.startsWith(PREFIX) === true)
    .map((key) => {
      const [id = ''] = key.slice(PREFIX.length).split(BESIDE)
      return { key, id, head: readHead(storage.getItem(key)) }
    })
}

function readHead(entry: string | null) {
  const head = headSchema.safeParse(parse(`${HEAD.exec(entry ?? '')?.[0]}}`))
  return head.success ? head.data : null
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Matches the first members of an entry, so that the long rest need not be parsed. */
const HEAD = /^\{[^{}[\]]*?"keptAt":[\d.e+]+/

/**
 * Removes kept copies of other drafts, except for unsaved text. Called when a draft is opened or when there is no room.
 */
export function forgetOthers(storage: Storage, id: string, keep = KEPT_DRAFTS): void {
  const others = listKept(storage)
    .filter((each) => each.id !== id && each.head?.unsaved !== true)
    .sort((a, b) => (b.head?.keptAt ?? 0) - (a.head?.keptAt ?? 0))
  for (const { key } of others.slice(keep)) storage.removeItem(key)
}
