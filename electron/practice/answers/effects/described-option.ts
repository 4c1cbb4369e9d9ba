import { contentWords, fold, type Language } from '../../text.ts'
import { partsOf } from '../opinion/asking-part.ts'
import { wordsOf } from './learned/halves.ts'
import { valenceOf } from './learned/valence.ts'
import type { Push } from './push.ts'

/** What is said of one alternative: "a park that families could enjoy", « le contrôle continu, qui récompense … ». */
const description =
  /(?:,? (?:that|which|who|where|qui|que|ou l'on|dont)|, (?:with|avec)| (?:with its|avec ses)) (.{8,})$/

/**
 * Two alternatives of which only one is described: the push is towards that one, or towards the other if it is spoken
 * ill of. Undefined where both are described, or neither.
 */
export function describedOption(
  texte: string,
  options: readonly string[],
  language: Language,
): Push | undefined {
  const asked = fold(partsOf(texte).asked).replace(/^[^:]*: ?/, '')
  const halves = asked.replace(/[ ?.]+$/, '').split(/,? (?:or|ou)(?: bien)? /)
  const [first, second] = halves
  if (halves.length !== 2 || first === undefined || second === undefined) return undefined
  const said = [first, second].map((half) => description.exec(half)?.[1])
  if ((said[0] === undefined) === (said[1] === undefined)) return undefined
  const words = said[0] ?? said[1] ?? ''
  const { good, bad } = valenceOf(wordsOf(words), language)
  const wanted = (said[0] !== undefined) === bad <= good ? 0 : 1
  const named = [first, second].map((half) => new Set(contentWords(half.replace(description, ' '))))
  const own = options.filter((option) => {
    const stems = contentWords(option)
    return (
      stems.some((stem) => named[wanted]?.has(stem)) && !stems.some((stem) => named[1 - wanted]?.has(stem))
    )
  })
  const [option] = own
  if (own.length !== 1 || option === undefined) return undefined
  return { effect: 'leading', towards: 1, words, names: contentWords(option) }
}
