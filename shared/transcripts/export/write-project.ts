import { writeZip } from '../../exchange/archive/write-zip.ts'
import { XML_HEAD } from '../../exchange/xml/escape-xml.ts'
import type { Passage } from '../../models/transcript-notes.ts'
import { placePassages } from '../place-passages.ts'
import { shownSpeaker } from '../shown-speaker.ts'
import { CODE_COLOURS, codeElements, codeGuid } from './code-elements.ts'
import { type CodingSource, type CodingWords, codePaths, type GuidOf, pathsInCell } from './coding-source.ts'
import {
  cases,
  freeName,
  type ProjectSpeaker,
  projectSpeakers,
  speakerCodes,
  turnGuidOf,
  variables,
} from './project-speakers.ts'
import { type ProjectText, projectText, type Stretch } from './project-text.ts'
import { ORIGIN } from './write-qdc.ts'
import { xmlElement, xmlText } from './xml-element.ts'

/** What a project of REFI-QDA is made of. */
export interface ProjectSource extends Pick<CodingSource, 'sessionId' | 'turns' | 'notes' | 'facts'> {
  title: string
  /** That the words are synthetic, and the like: lines in front of the transcript and in the project's description. */
  notices: readonly string[]
  words: CodingWords
  guidOf: GuidOf
  /** When the file is made, in milliseconds since 1970. */
  at: number
}

/** Stands for the person in every file, whatever the session, since Sonde knows nobody's name. */
const USER = '9c3195c6-61a0-5437-8409-2cc01d584ccd'

/** A file of a project. */
interface Part {
  name: string
  text: string
}

/**
 * A coded transcript as a project in the exchange format REFI-QDA (`.qdpx`), which programs for qualitative analysis
 * read (decision 084).
 */
export function writeProject(source: ProjectSource): Uint8Array<ArrayBuffer> {
  return writeZip(projectParts(source))
}

/** The files in the archive of a project. */
export function projectParts(source: ProjectSource): Part[] {
  const { title, turns, notes, notices, words, guidOf, at } = source
  const user = USER
  const made = {
    creatingUser: user,
    creationDateTime: new Date(at).toISOString().replace(/\.\d+/, ''),
  }
  const text = projectText([title, ...notices], turns, notes.speakers, words.roundHeading)
  const speakers = projectSpeakers(source, words, guidOf)
  const turnGuid = turnGuidOf(turns, guidOf)
  const lost = lostNote(source)
  const textGuid = guidOf('text')
  const noteGuid = guidOf('lost')
  const file = (guid: string, text: string): Part => ({ name: `Sources/${guid}.txt`, text })
  const path = (guid: string) => ({ plainTextPath: `internal://${guid}.txt` })
  const project = xmlElement(
    'Project',
    {
      ...{ xmlns: 'urn:QDA-XML:project:1.0', name: title, origin: ORIGIN, creatingUserGUID: user },
      creationDateTime: made.creationDateTime,
    },
    [
      xmlElement('Users', {}, [xmlElement('User', { guid: user, name: ORIGIN })]),
      codeBook(source, speakers),
      variables(speakers, guidOf),
      cases(speakers, turnGuid, guidOf),
      xmlElement('Sources', {}, [
        xmlElement('TextSource', { guid: textGuid, name: title, ...path(textGuid), ...made }, [
          xmlText('Description', notes.memo),
          ...turnSelections(speakers, turnGuid, text, made, guidOf),
          ...passageSelections(source, text, made),
        ]),
      ]),
      ...(lost === null
        ? []
        : [
            xmlElement('Notes', {}, [
              xmlElement('Note', { guid: noteGuid, name: words.lostPassages, ...path(noteGuid), ...made }),
            ]),
          ]),
      xmlText('Description', notices.join('\n')),
      ...(lost === null ? [] : [xmlElement('NoteRef', { targetGUID: noteGuid })]),
    ],
  )
  return [
    { name: 'project.qde', text: `${XML_HEAD}${project}\n` },
    file(textGuid, text.text),
    ...(lost === null ? [] : [file(noteGuid, lost)]),
  ]
}

/** The codes of the person, the mark of an important quote where there is one, and the speakers. */
function codeBook({ notes, words, guidOf }: ProjectSource, speakers: readonly ProjectSpeaker[]): string {
  const { codes, passages } = notes
  const name = freeName(words.importantQuote, new Set(codes.map(({ name }) => name)))
  const mark = { guid: guidOf('important'), name, isCodable: true, color: CODE_COLOURS.rust }
  const all = [
    codeElements(codes, guidOf),
    ...(passages.some(({ important }) => important) ? [xmlElement('Code', mark)] : []),
    speakerCodes(speakers, words, guidOf),
  ].join('')
  return all === '' ? '' : xmlElement('CodeBook', {}, [xmlElement('Codes', {}, [all])])
}

type Made = Readonly<Record<'creatingUser' | 'creationDateTime', string>>

/** Each turn under the code of its speaker. */
function turnSelections(
  speakers: readonly ProjectSpeaker[],
  turnGuid: (index: number) => string,
  text: ProjectText,
  made: Made,
  guidOf: GuidOf,
): string[] {
  return speakers
    .flatMap(({ guid, turns }) => turns.map((index) => ({ index, speaker: guid })))
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, speaker }) => {
      const coding = xmlElement('Coding', { guid: guidOf(`coding/${turnGuid(index)}`), ...made }, [
        xmlElement('CodeRef', { targetGUID: speaker }),
      ])
      return selection(turnGuid(index), text.turn(index), made, [coding])
    })
}

/** The passages with their codes and memos. */
function passageSelections({ turns, notes, guidOf }: ProjectSource, text: ProjectText, made: Made): string[] {
  const known = new Set(notes.codes.map(({ id }) => id))
  return placePassages(turns, notes.passages).placed.map(({ passage, index, start, end }) => {
    const { id, codes, memo, important } = passage
    const targets = codes.filter((code) => known.has(code)).map((code) => codeGuid(guidOf, code))
    if (important) targets.push(guidOf('important'))
    return selection(guidOf(`passage/${id}`), text.words(index, start, end), made, [
      xmlText('Description', memo),
      ...targets.map((targetGUID) =>
        xmlElement('Coding', { guid: guidOf(`coding/${id}/${targetGUID}`), ...made }, [
          xmlElement('CodeRef', { targetGUID }),
        ]),
      ),
    ])
  })
}

function selection(guid: string, { start, end }: Stretch, made: Made, content: string[]): string {
  return xmlElement('PlainTextSelection', { guid, startPosition: start, endPosition: end, ...made }, content)
}

/** The passages that the text does not contain any more, in words; null where there are none. */
function lostNote({ turns, notes, words }: ProjectSource): string | null {
  const { lost } = placePassages(turns, notes.passages)
  if (lost.length === 0) return null
  const paths = codePaths(notes.codes)
  const tell = ({ turn, speaker, words: said, codes, memo, important }: Passage): string =>
    [
      `[${turn}] ${speaker === null ? '' : `${shownSpeaker(notes.speakers, speaker)}: `}${said}`,
      pathsInCell(codes, paths),
      important ? words.importantQuote : '',
      memo.trim(),
    ]
      .filter(Boolean)
      .join('\n')
  return `${[words.lostPassages, ...lost.map(tell)].join('\n\n').replace(/\r\n?/g, '\n')}\n`
}
