import { readSpeaker } from './transcript-line.ts'

/** A time of day or of a recording: "00:04", "1:02:03", "00:00:04,000". */
const CLOCK = String.raw`(?:\d{1,3}:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?`
/** From when to when something is said, alone on a line: SRT, WebVTT (with settings behind it) and SBV. */
const SPAN = new RegExp(
  String.raw`^\s*\[?(${CLOCK})\s*(?:-{1,2}>|[→,–—-])\s*${CLOCK}\]?(?:\s+[\p{L}]+:\S+)*\s*$`,
  'u',
)
/** A time alone on a line, or beside the name of who speaks, above what is said from then on. */
const ALONE = new RegExp(String.raw`^\s*[[(]?(${CLOCK})[\])]?\s*$`)
const HALF = String.raw`(?:\s?[AaPp]\.?[Mm]\.?)?`
const BEFORE_NAME = new RegExp(
  String.raw`^\s*[[(]?(?<start>${CLOCK})${HALF}[\])]?\s+(?<name>[^\d\s:].{0,60})$`,
)
const AFTER_NAME = new RegExp(
  String.raw`^\s*(?<name>[^\d\s:][^:]{0,60}?)(?:\s+|,\s*)[[(]?(?<start>${CLOCK})${HALF}[\])]?\s*$`,
)
/** What ends or divides a sentence, and stands in no name. */
const SENTENCE = /[?!…;:]|[.,](?:\s|$)/
/** A time before what is said from then on, as in the words of songs: "[00:04.00]Ana: …". */
const STAMP = new RegExp(String.raw`^\s*\[(${CLOCK})\](?=\s*\S)`)
/** One line of SubStation: "Dialogue: 0,0:00:04.00,0:00:08.00,Default,Ana,0,0,0,,…". */
const EVENT = /^\s*(?:Dialogue|Comment):\s*(.*)$/
const EVENT_COLUMNS = [
  'layer',
  'start',
  'end',
  'style',
  'name',
  'marginl',
  'marginr',
  'marginv',
  'effect',
  'text',
]
/** Blocks of WebVTT that say nothing. */
const NOTE = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/
/** "<v Ana>", "<v.first.loud Ana>": who speaks, in WebVTT. */
const VOICE = /<v(?:\.[^\s<>]+)?\s+([^<>]{1,80})>/g
/** Marks for how a line looks: "<i>", "<c.red>", "<00:00:05.000>", "{\an8}". */
const MARKS = /<\/?(?:[biuvc]|ruby|rt|lang|font|\d)[^<>]*>|\{\\[^{}]*\}/g

interface Cue {
  /** When it begins, in seconds. */
  start: number
  lines: string[]
}

/**
 * What is said in subtitles (SRT, WebVTT, SBV, SubStation, times in brackets), a line for each cue in the order of
 * their times, without numbers and times. Any other text as it is.
 */
export function withoutCues(text: string): string {
  const lines = text.split(/\r\n|\n|\r/)
  const cues = eventsOf(lines) ?? spansOf(lines) ?? timesOf(lines) ?? headedOf(lines) ?? stampsOf(lines)
  if (cues === null || cues.length < 2) return text
  const said = namedAbove(cues)
    .toSorted((one, other) => one.start - other.start)
    .flatMap(saidIn)
  return said.join('\n')
}

/** Cues below a line that gives their times. */
function spansOf(lines: readonly string[]): Cue[] | null {
  const heads = lines.flatMap((line, at) => (SPAN.test(line) ? [at] : []))
  if (heads.length < 2) return null
  return heads.map((at, place) => {
    const next = heads[place + 1] ?? lines.length
    const until = next < lines.length && isName(lines, next, place + 1) ? next - 1 : next
    const [, start = ''] = SPAN.exec(lines[at] ?? '') ?? []
    return { start: seconds(start), lines: withoutNotes(lines.slice(at + 1, until)) }
  })
}

/** Whether the line above the times of a cue is its number, or in WebVTT its name, and was not said. */
function isName(lines: readonly string[], at: number, place: number): boolean {
  const above = lines[at - 1]?.trim() ?? ''
  const isBelowEmpty = (lines[at - 2] ?? '').trim() === ''
  if (/^\d{1,6}$/.test(above)) return isBelowEmpty || Number(above) === place || Number(above) === place + 1
  return above !== '' && isBelowEmpty && lines[0]?.startsWith('WEBVTT') === true
}

/** Cues below a line that only says when they begin: all of a text, in the order of their times. */
function timesOf(lines: readonly string[]): Cue[] | null {
  const cues: Cue[] = []
  for (const line of lines) {
    const [, start] = ALONE.exec(line) ?? []
    if (start !== undefined) cues.push({ start: seconds(start), lines: [] })
    else if (line.trim() !== '' && cues.length === 0) return null
    else cues.at(-1)?.lines.push(line)
  }
  const isInOrder = cues.every(({ start }, at) => start >= (cues[at - 1]?.start ?? 0))
  return isInOrder && cues.every(({ lines: said }) => said.some((line) => line.trim() !== '')) ? cues : null
}

/** What a cue says: up to a note, which ends at the next empty line. */
function withoutNotes(lines: readonly string[]): string[] {
  let isNote = false
  return lines.filter((line, at) => {
    const isFirst = at === 0 || (lines[at - 1] ?? '').trim() === ''
    if (isFirst) isNote = NOTE.test(line.trim()) && at > 0
    return !isNote
  })
}

/** Blocks below a line with a time and a name, as programs that write down what is said make them. */
function headedOf(lines: readonly string[]): Cue[] | null {
  for (const form of [BEFORE_NAME, AFTER_NAME]) {
    const cues: Cue[] = []
    const names: string[] = []
    for (const line of lines) {
      const { name = '', start = '' } = form.exec(line)?.groups ?? {}
      if (start !== '' && !SENTENCE.test(name.trim())) {
        cues.push({ start: seconds(start), lines: [] })
        names.push(name.trim())
      } else if (cues.length > 0 || line.trim() === '') cues.at(-1)?.lines.push(line)
      else break
    }
    const isInOrder = cues.every(({ start }, at) => start >= (cues[at - 1]?.start ?? 0))
    if (isInOrder && areNames(names, 1) && named(cues, names)) return named(cues, names)
  }
  return null
}

/** Cues that each begin with the name of one of the few who speak, alone on a line; others as they are. */
function namedAbove(cues: Cue[]): Cue[] {
  const names = cues.map((cue) => saidIn(cue)[0] ?? '')
  const rest = cues.map((cue) => ({ ...cue, lines: saidIn(cue).slice(1) }))
  return (areNames(names, 2) ? named(rest, names) : null) ?? cues
}

/** Whether these may be the names of those who speak, of whom each speaks so many times on average, and some again. */
function areNames(names: readonly string[], times: number): boolean {
  const distinct = new Set(names).size
  const isAgain = distinct > 1 && distinct < names.length && distinct * times <= names.length
  return isAgain && names.every((name) => !SENTENCE.test(name) && readSpeaker(`${name}: x`, 'plain') !== null)
}

/** Cues with the names of those who speak before their words; null where one has no words. */
function named(cues: readonly Cue[], names: readonly string[]): Cue[] | null {
  const said = cues.map(saidIn)
  if (said.some((lines) => lines.length === 0)) return null
  return cues.map((cue, at) => {
    const [first, ...others] = said[at] ?? []
    return { ...cue, lines: [`${names[at]}: ${first}`, ...others] }
  })
}

function saidIn(cue: Cue): string[] {
  return cue.lines.map(withoutMarks).filter((line) => line !== '')
}

/** Lines that each begin with a time in brackets; without one a line continues what is said before. */
function stampsOf(lines: readonly string[]): Cue[] | null {
  const said = lines.filter((line) => line.trim() !== '')
  // A time with a fraction is of a recording. Other times before names are read where the names are.
  const stamped = said.filter((line) => /[.,]/.test(STAMP.exec(line)?.[1] ?? ''))
  if (stamped.length < 2 || stamped[0] !== said[0]) return null
  const cues: Cue[] = []
  for (const line of said) {
    const [head, start] = STAMP.exec(line) ?? []
    if (head !== undefined && start !== undefined)
      cues.push({ start: seconds(start), lines: [line.slice(head.length)] })
    else cues.at(-1)?.lines.push(line)
  }
  return cues
}

/** The events of SubStation, whose columns a line of their own names. */
function eventsOf(lines: readonly string[]): Cue[] | null {
  const events = lines.flatMap((line) => EVENT.exec(line)?.[1] ?? [])
  if (events.length < 2 || !events.every((event) => new RegExp(`^[^,]*,${CLOCK},`).test(event))) return null
  const named = lines.flatMap((line) => /^\s*Format:\s*(.*)$/.exec(line)?.[1] ?? []).at(-1)
  const columns = named?.split(',').map((name) => name.trim().toLowerCase()) ?? EVENT_COLUMNS
  const comments = lines.filter((line) => EVENT.test(line)).map((line) => /^\s*Comment/.test(line))
  return events.flatMap((event, at) => {
    if (comments[at]) return []
    const cells = event.split(',')
    const cell = (name: string): string => cells[columns.indexOf(name)]?.trim() ?? ''
    const text = cells
      .slice(columns.length - 1)
      .join(',')
      .replace(/\\[Nn]/g, '\n')
    const speaker = cell('name') || cell('actor')
    return [
      { start: seconds(cell('start')), lines: (speaker === '' ? text : `${speaker}: ${text}`).split('\n') },
    ]
  })
}

function withoutMarks(line: string): string {
  return line
    .replace(VOICE, '$1: ')
    .replace(MARKS, '')
    .replace(/^\s*(?:>>|&gt;&gt;)\s*/, '')
    .trim()
}

function seconds(clock: string): number {
  return clock
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
}
