import { isModerator } from './transcript-line.ts'
import { isShouted } from './transcript-surroundings.ts'

/** Ways to mark what is asked where only the others are named; the last group of each is what is said. */
const MARKS: readonly RegExp[] = [
  /^(\*\*|__)(?!\s)(.+)\1$/su,
  /^([*_])(?![*_\s])(.+)\1$/su,
  /^(?:q|question)\s?\d{1,2}\s?[.:)–—-]\s+(\S.*)$/isu,
  /^>\s+(\S.*)$/su,
]

/**
 * What is asked in lines that name nobody, by place: at least two lines have one mark (in bold, in italics, numbered
 * "Q1.", quoted, in capitals), one of them is a question, and no speaker has a name of somebody who leads.
 */
export function unnamedLines(
  lines: readonly string[],
  speakerOf: (line: string) => string | null,
): ReadonlyMap<number, string> {
  const speakers = new Set(lines.map(speakerOf))
  if ([...speakers].some((speaker) => speaker !== null && isModerator(speaker))) return new Map()
  const shouted = (line: string): string | null => (isShouted(line) && line.includes(' ') ? line : null)
  const marks = [...MARKS.map((mark) => (line: string) => mark.exec(line)?.at(-1) ?? null), shouted]
  for (const saidIn of marks) {
    const said = lines.flatMap((line, at): [number, string][] => {
      const text = speakerOf(line) === null ? saidIn(line.trim()) : null
      return text === null ? [] : [[at, text]]
    })
    if (said.length > 1 && speakers.size > 2 && said.some(([, text]) => /\?\s*$/.test(text)))
      return new Map(said)
  }
  return new Map()
}
