import type { Turn } from '../../models/focus.ts'
import { speakerKey } from '../filter-turns.ts'
import { shownSpeaker } from '../shown-speaker.ts'
import { CODE_COLOURS } from './code-elements.ts'
import type { CodingSource, CodingWords, GuidOf } from './coding-source.ts'
import { xmlElement, xmlText } from './xml-element.ts'

/** A speaker of a project: a code on all its turns and, for a participant, a case with what is known of it. */
export interface ProjectSpeaker {
  /** Identifies the code and the case alike, so that programs know that they are one. */
  guid: string
  name: string
  moderator: boolean
  /** Positions of its turns. */
  turns: number[]
  known: ReadonlyMap<string, string>
}

const NOTHING: ReadonlyMap<string, string> = new Map()

/**
 * The speakers of a transcript in the order in which they first speak, by the names under which they are shown. Nobody
 * has the name of a code or of another speaker, since QualCoder keeps only the first of two equal names.
 */
export function projectSpeakers(
  { turns, notes, facts }: Pick<CodingSource, 'turns' | 'notes' | 'facts'>,
  words: CodingWords,
  guidOf: GuidOf,
): ProjectSpeaker[] {
  const taken = new Set([...notes.codes.map(({ name }) => name), words.speakers, words.importantQuote])
  const speakers = new Map<string, ProjectSpeaker>()
  for (const [index, { speaker, moderator }] of turns.entries()) {
    if (speaker === null) continue
    const shown = shownSpeaker(notes.speakers, speaker)
    const key = speakerKey({ speaker: shown, moderator })
    const there = speakers.get(key)
    if (there) {
      there.turns.push(index)
      continue
    }
    const guid = guidOf(`speaker/${speakerKey({ speaker, moderator })}`)
    const known = facts.get(speaker) ?? NOTHING
    speakers.set(key, { guid, name: freeName(shown, taken), moderator, turns: [index], known })
  }
  return [...speakers.values()]
}

/** The name, with a number if it is taken; it is taken from then on. */
export function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let count = 2; taken.has(free); count += 1) free = `${name} ${count}`
  taken.add(free)
  return free
}

/** The codes that stand for speakers, in a folder of their own; nothing where no speaker is known. */
export function speakerCodes(
  speakers: readonly ProjectSpeaker[],
  words: CodingWords,
  guidOf: GuidOf,
): string {
  if (speakers.length === 0) return ''
  const color = CODE_COLOURS.slate
  const folder = { guid: guidOf('speakers'), name: words.speakers, isCodable: false, color }
  return xmlElement(
    'Code',
    folder,
    speakers.map(({ guid, name }) => xmlElement('Code', { guid, name, isCodable: true, color })),
  )
}

/** The names of what is known of participants. */
export function variables(speakers: readonly ProjectSpeaker[], guidOf: GuidOf): string {
  const labels = [...new Set(participants(speakers).flatMap(({ known }) => [...known.keys()]))]
  if (labels.length === 0) return ''
  return xmlElement(
    'Variables',
    {},
    labels.map((name) =>
      xmlElement('Variable', { guid: guidOf(`variable/${name}`), name, typeOfVariable: 'Text' }),
    ),
  )
}

/**
 * The participants as cases with what is known of them.
 *
 * @param turnGuid the identifier of a turn's selection, by its position
 */
export function cases(
  speakers: readonly ProjectSpeaker[],
  turnGuid: (index: number) => string,
  guidOf: GuidOf,
): string {
  const listed = participants(speakers)
  if (listed.length === 0) return ''
  return xmlElement(
    'Cases',
    {},
    listed.map(({ guid, name, known, turns }) =>
      xmlElement('Case', { guid, name }, [
        ...[...known].map(([label, value]) =>
          xmlElement('VariableValue', {}, [
            xmlElement('VariableRef', { targetGUID: guidOf(`variable/${label}`) }),
            xmlText('TextValue', value),
          ]),
        ),
        ...turns.map((index) => xmlElement('SelectionRef', { targetGUID: turnGuid(index) })),
      ]),
    ),
  )
}

function participants(speakers: readonly ProjectSpeaker[]): ProjectSpeaker[] {
  return speakers.filter(({ moderator }) => !moderator)
}

/** The identifier of the selection of a whole turn. */
export function turnGuidOf(turns: readonly Turn[], guidOf: GuidOf): (index: number) => string {
  return (index) => guidOf(`turn/${turns[index]?.number ?? index}`)
}
