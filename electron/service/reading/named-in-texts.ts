import { readSpeaker } from './transcript-line.ts'

/** Who says each of several texts, and what is said. */
interface NamedTexts {
  speakers: readonly string[]
  texts: readonly string[]
}

/** The speakers that texts name themselves ("Ana: Yes."); null where some text names none, or nobody speaks twice. */
export function namedInTexts(values: readonly string[]): NamedTexts | null {
  for (const style of ['bold', 'bracket', 'plain'] as const) {
    const turns = values.flatMap((value) => readSpeaker(value.trim(), style) ?? [])
    const speakers = turns.map(({ speaker }) => speaker)
    const texts = turns.map(({ text }) => text)
    const different = new Set(speakers).size
    if (turns.length === values.length && different > 1 && different < speakers.length && !texts.includes(''))
      return { speakers, texts }
  }
  return null
}
