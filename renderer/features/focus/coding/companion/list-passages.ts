import type { Turn } from '../../../../../shared/models/focus.ts'
import type { TranscriptCode } from '../../../../../shared/models/transcript-notes.ts'
import { type CodeInTree, withThoseUnder } from '../../../../../shared/transcripts/change-codes.ts'
import {
  type SpeakerKey,
  speakerKey,
  type TranscriptFilter,
} from '../../../../../shared/transcripts/filter-turns.ts'
import type { PlacedPassage } from '../../../../../shared/transcripts/place-passages.ts'

export const PASSAGE_ORDERS = ['transcript', 'code', 'speaker'] as const
export type PassageOrder = (typeof PASSAGE_ORDERS)[number]

/** A passage in the list. One with several codes is listed under each of them. */
export interface ListedPassage {
  /** Identifies the row. */
  row: string
  placed: PlacedPassage
  turn: Turn
}

/** Passages below a heading. */
export interface PassageGroup {
  /** Identifies the group. */
  id: string
  /** The code or the speaker; both null for passages without a code, or that are not grouped. */
  code: TranscriptCode | null
  speaker: SpeakerKey | null
  passages: readonly ListedPassage[]
}

/** The passages that meet the filter, with their turns, in the order of the transcript. */
export function filterPassages(
  turns: readonly Turn[],
  placed: readonly PlacedPassage[],
  codes: readonly TranscriptCode[],
  { codes: wanted, speaker, important }: TranscriptFilter,
): ListedPassage[] {
  const families = new Set(wanted.flatMap((id) => [...withThoseUnder(codes, id)]))
  return placed.flatMap((each) => {
    const turn = turns[each.index]
    const { passage } = each
    if (!turn || (important && !passage.important)) return []
    if (speaker !== null && speakerKey(turn) !== speaker) return []
    if (wanted.length > 0 && !passage.codes.some((id) => families.has(id))) return []
    return [{ row: passage.id, placed: each, turn }]
  })
}

/** Puts passages in order. Groups without a passage are left out. */
export function groupPassages(
  listed: readonly ListedPassage[],
  order: PassageOrder,
  tree: readonly CodeInTree[],
  { codes: wanted }: TranscriptFilter,
): PassageGroup[] {
  if (order === 'transcript') return filled([{ id: '', code: null, speaker: null, passages: listed }])
  if (order === 'speaker') {
    const bySpeaker = Map.groupBy(listed, ({ turn }) => speakerKey(turn))
    return [...bySpeaker].map(([speaker, passages]) => ({ id: speaker, code: null, speaker, passages }))
  }
  const codes = tree.map(({ code }) => code)
  const known = new Set(codes.map(({ id }) => id))
  const families = new Set(wanted.flatMap((id) => [...withThoseUnder(codes, id)]))
  const byCode = new Map<string, ListedPassage[]>(codes.map(({ id }) => [id, []]))
  const uncoded: ListedPassage[] = []
  for (const each of listed) {
    const own = each.placed.passage.codes.filter((id) => known.has(id))
    if (own.length === 0) uncoded.push(each)
    for (const id of own) byCode.get(id)?.push({ ...each, row: `${id}/${each.row}` })
  }
  return filled([
    ...codes
      .filter(({ id }) => wanted.length === 0 || families.has(id))
      .map((code) => ({ id: code.id, code, speaker: null, passages: byCode.get(code.id) ?? [] })),
    { id: '', code: null, speaker: null, passages: uncoded },
  ])
}

function filled(groups: PassageGroup[]): PassageGroup[] {
  return groups.filter(({ passages }) => passages.length > 0)
}
