import type { Turn } from '../../models/focus.ts'
import { heading, paragraph, type ReportBlock } from '../../report/report.ts'
import { codesInOrder, withThoseUnder } from '../change-codes.ts'
import { countCodes } from '../code-counts.ts'
import { type SpeakerKey, speakerKey } from '../filter-turns.ts'
import { type PlacedPassage, placePassages } from '../place-passages.ts'
import { shownSpeaker } from '../shown-speaker.ts'
import { type CodingSource, codePaths } from './coding-source.ts'

/** Words of the report on a group's codes, in the language of the person. */
export interface CodingReportWords {
  /** What kind of document it is. */
  kind: string
  memo: string
  codes: string
  code: string
  definition: string
  passages: string
  withUnder: string
  participants: string
  /** The sign for a number of participants that nobody knows, and what it means. */
  unknown: string
  unknownMeans: string
  /** What the numbers are, and what they are not. */
  counts: string
  byCode: string
  withoutCode: string
  lost: string
  none: string
  important: string
  noted: (memo: string) => string
  fact: (label: string, value: string) => string
  /** Where a passage stands. */
  where: (speaker: string, turn: number) => string
  quoted: (words: string) => string
  nobody: string
}

/** A passage with what is told of it. */
interface ToldPassage {
  words: string
  speaker: string | null
  turn: number
  important: boolean
  memo: string
}

/**
 * The passages of a transcript by code, as the parts of a report: the memo on the discussion, the codebook with its
 * counts, then the passages of each code with their speakers. Below a code stand its own passages only.
 */
export function codingReport({ turns, notes, facts }: CodingSource, words: CodingReportWords): ReportBlock[] {
  const { placed, lost } = placePassages(turns, notes.passages)
  const paths = codePaths(notes.codes)
  const memo = notes.memo.trim()
  const told = ({ passage, index }: PlacedPassage): ToldPassage => {
    const turn = turns[index]
    return { ...passage, speaker: turn?.speaker ?? passage.speaker, turn: turn?.number ?? passage.turn }
  }
  const passages = (each: ToldPassage): ReportBlock[] => {
    const speaker = each.speaker === null ? words.nobody : shownSpeaker(notes.speakers, each.speaker)
    const said = [
      words.where(speaker, each.turn),
      ...(each.important ? [words.important] : []),
      ...(each.memo.trim() === '' ? [] : [words.noted(each.memo.trim())]),
    ]
    return [paragraph(words.quoted(each.words.trim()), 'quote'), paragraph(`— ${said.join(' · ')}`, 'source')]
  }
  const section = (title: string, definition: string, those: readonly ToldPassage[]): ReportBlock[] =>
    those.length === 0
      ? []
      : [
          heading(2, title),
          ...(definition.trim() === '' ? [] : [paragraph(definition.trim(), 'soft')]),
          ...those.flatMap(passages),
        ]
  const uncoded = placed.filter(({ passage }) => !passage.codes.some((id) => paths.has(id)))
  return [
    ...(memo === '' ? [] : [heading(1, words.memo), paragraph(memo)]),
    ...codebookBlocks({ turns, notes }, placed, words),
    heading(1, words.byCode),
    ...codesInOrder(notes.codes).flatMap(({ code }) =>
      section(
        paths.get(code.id) ?? code.name,
        code.definition,
        placed.filter(({ passage }) => passage.codes.includes(code.id)).map(told),
      ),
    ),
    ...section(words.withoutCode, '', uncoded.map(told)),
    ...section(words.lost, '', lost),
    ...participantBlocks(facts, notes, words),
  ]
}

/** The codebook as a table, with how often each code was used and by how many participants. */
function codebookBlocks(
  { turns, notes }: Pick<CodingSource, 'turns' | 'notes'>,
  placed: readonly PlacedPassage[],
  words: CodingReportWords,
): ReportBlock[] {
  const participants = new Map<SpeakerKey, number>()
  for (const turn of turns)
    if (!turn.moderator && turn.speaker !== null && !participants.has(speakerKey(turn)))
      participants.set(speakerKey(turn), participants.size)
  const positionOf = (index: number) => {
    const turn = turns[index]
    return turn ? (participants.get(speakerKey(turn)) ?? -1) : -1
  }
  const counts = countCodes(notes.codes, placed, positionOf, participants.size)
  if (notes.codes.length === 0) return []
  const rows = codesInOrder(notes.codes).map(({ code, path }) => {
    const { own = 0, all = 0, bySpeaker = [] } = counts.get(code.id) ?? {}
    const people = bySpeaker.filter((count) => count > 0).length
    const family = withThoseUnder(notes.codes, code.id)
    const isUnknown = placed.some(
      ({ passage, index }) => isUnnamed(turns[index]) && passage.codes.some((id) => family.has(id)),
    )
    const number = (value: number) => (value === 0 ? words.none : String(value))
    const indented = `${'\u2003'.repeat(path.length - 1)}${code.name}`
    return {
      cells: [
        ...[indented, code.definition.trim() || words.none, number(own), number(all)],
        isUnknown ? words.unknown : number(people),
      ],
    }
  })
  return [
    heading(1, words.codes),
    {
      ...{ kind: 'table', caption: words.counts, rows, numbers: [2, 3, 4], widths: [5, 6, 3, 3, 3] },
      head: [words.code, words.definition, words.passages, words.withUnder, words.participants],
    },
    ...(rows.some(({ cells }) => cells.at(-1) === words.unknown)
      ? [paragraph(words.unknownMeans, 'soft')]
      : []),
  ]
}

/** What is known of each participant. */
function participantBlocks(
  facts: CodingSource['facts'],
  { speakers }: Pick<CodingSource['notes'], 'speakers'>,
  words: CodingReportWords,
): ReportBlock[] {
  if (facts.size === 0) return []
  const rows = [...facts].map(([name, known]) => ({
    cells: [
      shownSpeaker(speakers, name),
      [...known].map(([label, value]) => words.fact(label, value)).join(' · '),
    ],
  }))
  return [
    heading(1, words.participants),
    { kind: 'table', caption: '', head: [], rows, numbers: [], widths: [1, 4] },
  ]
}

/** Whether a participant speaks whom the transcript does not name. */
function isUnnamed(turn: Turn | undefined): boolean {
  return turn !== undefined && !turn.moderator && turn.speaker === null
}
