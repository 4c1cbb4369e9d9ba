import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { NOTHING_TOLD, type Told } from '../../../shared/exchange/source-lines.ts'
import { claim, locateApart, tellMoved, tellWithOptions } from './plan-moves.ts'
import { type Located, locate, tellParts, tellWhole, togetherWhereShared } from './plan-repair.ts'
import { tellWritten } from './plan-writing.ts'
import { type ToldEntries, toldEntries } from './told-entries.ts'
import { type Paper, rightOnes } from './truth.ts'
import { wordPlaces } from './word-places.ts'

/** Which questions of a paper are right, one for each of its questions. */
interface Repaired {
  atFirst: boolean[]
  /** After lines were told what they are, each as a whole. */
  byRoles: boolean[]
  /** After lines were also divided, joined and moved. */
  byDesk: boolean[]
  /** After what was still wrong was written anew. */
  byWriting: boolean[]
  /** Whether all words of the question were found between it and the next one. */
  located: boolean[]
  /** Which items of the first reading are told as odd. */
  told: ToldEntries
}

/**
 * Repairs the wrong questions of a paper with what a person can do at the desk and nothing else: it divides, joins,
 * moves and tells lines so that the words of the question and of each answer are lines of their own. Last, it writes what
 * is still wrong.
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
  const apart = parts(hard, easy, true)
  const byParts = rightOnes(await readAs(apart), questions)
  // What is still wrong has its words in another order: these lines are moved.
  const taken = new Set<number>()
  places.forEach((located, at) => {
    if (located && byParts[at]) for (const stretch of located.stretches) claim(taken, stretch)
  })
  const kept = parts(
    those((at) => isLeft(at) && !divided[at] && byParts[at] === true),
    easy,
    true,
  )
  /** The wrong ones told in their order; those for which `moves` does not hold are told to have their options. */
  const tellLast = (moves: (at: number) => boolean) => {
    const claimed = new Set(taken)
    let from = 0
    return questions.reduce((now, question, at) => {
      from = places[at]?.stretches[0]?.start ?? from
      if (byParts[at]) return now
      const search = { from, taken: claimed }
      const stretches = moves(at) ? locateApart(words, question, search) : null
      for (const stretch of stretches ?? []) claim(claimed, stretch)
      return stretches
        ? tellMoved(now, lines, words, stretches)
        : tellWithOptions(now, lines, words, question, search)
    }, kept)
  }
  const byMoves = rightOnes(await readAs(tellLast(() => true)), questions)
  const toldLast = tellLast((at) => byMoves[at] === true)
  const last = await readAs(toldLast)
  const byDesk = rightOnes(last, questions)
  const written = questions.reduce((now, question, at) => {
    const start = places[at]?.stretches[0]?.start
    const place = start === undefined ? null : (words[start]?.place ?? null)
    return byDesk[at] ? now : tellWritten(now, last.lines, question, place)
  }, toldLast)
  const byWriting = rightOnes(await readAs(written), questions)
  const located = places.map((each) => each !== null)
  return { atFirst, byRoles, byDesk, byWriting, located, told: toldEntries(plain, questions) }
}
