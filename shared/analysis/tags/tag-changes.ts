import type { AnswerNote, AnswerPlace, AnswerTag } from '../../models/answer-tag.ts'
import { TAG_COLOURS } from '../../models/answer-tag.ts'
import { foldTag } from '../../models/tag.ts'

/** An answer that gets or loses a tag. */
export interface TagTarget extends AnswerPlace {
  /** Whether the tag's rule applies to it. */
  ruled: boolean
}

/** Sets a tag on answers. Where its rule sets it anyway, it is only no longer refused. */
export function withTag(
  notes: readonly AnswerNote[],
  targets: readonly TagTarget[],
  tag: string,
): AnswerNote[] {
  return changeNotes(notes, targets, (note, { ruled }) => ({
    ...note,
    tags: ruled || note.tags.includes(tag) ? note.tags : [...note.tags, tag],
    refused: without(note.refused, tag),
  }))
}

/** Removes a tag from answers. Where its rule would set it, it is refused. */
export function withoutTag(
  notes: readonly AnswerNote[],
  targets: readonly TagTarget[],
  tag: string,
): AnswerNote[] {
  return changeNotes(notes, targets, (note, { ruled }) => ({
    ...note,
    tags: without(note.tags, tag),
    refused: ruled && !note.refused.includes(tag) ? [...note.refused, tag] : note.refused,
  }))
}

/** The notes once a tag is deleted. */
export function forgetTag(notes: readonly AnswerNote[], tag: string): AnswerNote[] {
  return notes.flatMap((note) =>
    note.tags.includes(tag) || note.refused.includes(tag)
      ? telling({ ...note, tags: without(note.tags, tag), refused: without(note.refused, tag) })
      : [note],
  )
}

/** Changes the notes of these answers. Other notes stay the same objects, so that undo steps can share them. */
function changeNotes(
  notes: readonly AnswerNote[],
  targets: readonly TagTarget[],
  change: (note: AnswerNote, target: TagTarget) => AnswerNote,
): AnswerNote[] {
  const left = new Map(targets.map((target) => [keyOf(target), target]))
  const changed = notes.flatMap((note) => {
    const key = keyOf(note)
    const target = left.get(key)
    if (!target) return [note]
    left.delete(key)
    return telling(change(note, target))
  })
  const added = [...left.values()].flatMap((target) => {
    const { item, persona } = target
    return telling(change({ item, persona, tags: [], refused: [] }, target))
  })
  return [...changed, ...added]
}

/** The note as a list; an empty list if the note is empty. */
function telling(note: AnswerNote): AnswerNote[] {
  return note.tags.length > 0 || note.refused.length > 0 ? [note] : []
}

function without(ids: string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : ids
}

function keyOf({ item, persona }: AnswerPlace): string {
  return JSON.stringify([item, persona])
}

/** Letters that are other shortcuts in the list of answers. */
export const TAKEN_KEYS: readonly string[] = ['j', 'k', 'q', 't', 'x']

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Whether a key can be assigned to a tag: a digit from 1, or a letter that is no other shortcut. */
export function isTagKey(key: string): boolean {
  return /^[1-9a-z]$/.test(key) && !TAKEN_KEYS.includes(key)
}

/** A new tag with the least used colour and the first free digit as its key. */
export function newTag(tags: readonly AnswerTag[], id: string, name: string): AnswerTag {
  const uses = (colour: string) => tags.filter((tag) => tag.colour === colour).length
  const [colour = 'slate'] = TAG_COLOURS.toSorted((a, b) => uses(a) - uses(b))
  const key = DIGITS.find((digit) => !tags.some((tag) => tag.key === digit)) ?? null
  return { id, name: name.trim(), colour, key, phrases: [] }
}

/** The tag of that name, ignoring case and accents. */
export function tagNamed(tags: readonly AnswerTag[], name: string): AnswerTag | undefined {
  return tags.find((tag) => foldTag(tag.name) === foldTag(name))
}
