import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { NOTHING_TOLD, type Told } from '../../../shared/exchange/source-lines.ts'
import { type Located, locate, tellParts, tellWhole, togetherWhereShared } from './plan-repair.ts'
import { type ToldEntries, toldEntries } from './told-entries.ts'
import { type Paper, rightOnes } from './truth.ts'
import { wordPlaces } from './word-places.ts'

/** Which questions of a paper are right, one for each of its questions. */
interface Repaired {
  atFirst: boolean[]
  /** After lines were told what they are, each as a whole. */
  byRoles: boolean[]
  /** After lines were also divided and joined. */
  byDesk: boolean[]
  /** Whether all words of the question were found between it and the next one. */
  located: boolean[]
  /** Which items of the first reading are told as odd. */
  told: ToldEntries
}

/**
 * Repairs the wrong questions of a paper with what a person can do at the desk and nothing else: it divides, joins and
 * tells lines so that the words of the question and of each answer are lines of their own.
 */
export async function repairPaper({ fileName, bytes, questions }: Paper): Promise<Repaired> {
  const readAs = (told: Told): Promise<ImportResult> =>
    readImport({ fileName, bytes }, { newId: () => crypto.randomUUID(), language: 'en', told })
  const plain = await readAs(NOTHING_TOLD)
  const { lines } = plain
  const words = wordPlaces(lines)
  const places = locate(words, questions)
  const atFirst = rightOnes(plain, questions)
  /** The questions for which this holds; those that share a line together. */
  const those = (holds: (at: number) => boolean) =>
    togetherWhereShared(
      places.flatMap((located, at): Located[] => (located && holds(at) ? [located] : [])),
      words,
    )
  const byWhole = (now: Told, located: Located) => tellWhole(now, lines, words, located)
  const whole = those((at) => !atFirst[at]).reduce(byWhole, NOTHING_TOLD)
  const byRoles = rightOnes(await readAs(whole), questions)
  // What roles made right is told as before, and the rest is divided; last, also the numbers of its parts are.
  const wholes = those((at) => !atFirst[at] && byRoles[at] === true).reduce(byWhole, NOTHING_TOLD)
  const isLeft = (at: number) => !atFirst[at] && !byRoles[at]
  const parts = (located: Located[], from: Told, bare: boolean) =>
    located.reduce((now, each) => tellParts(now, lines, words, each, bare), from)
  const divided = rightOnes(await readAs(parts(those(isLeft), wholes, false)), questions)
  const easy = parts(
    those((at) => isLeft(at) && divided[at] === true),
    wholes,
    false,
  )
  const hard = those((at) => isLeft(at) && !divided[at])
  const byDesk = rightOnes(await readAs(parts(hard, easy, true)), questions)
  const located = places.map((each) => each !== null)
  return { atFirst, byRoles, byDesk, located, told: toldEntries(plain, questions) }
}
