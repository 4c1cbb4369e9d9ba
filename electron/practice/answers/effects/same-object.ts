import { contentWords, fold } from '../../text.ts'

/** Words of asking, which name no object; cut to six letters, as content words are. */
const framing = new Set(['reacti', 'positi', 'attitu', 'answer', 'avez', 'etes', 'faire'])

/** Whether the question names something from the premise, or refers to it by a pronoun. */
export function isSameObject(premise: string, asked: string): boolean {
  const said = new Set(contentWords(premise))
  const named = contentWords(asked).filter((word) => !framing.has(word))
  return (
    named.length === 0 ||
    named.some((word) => said.has(word)) ||
    /\b(?:it|them|one|ones|this|that|these|those|y|en|celui|celle|ceux|cela|ca|ce|cet|cette|(?:la|les?|l') ?\w+-(?:vous|t|on|tu))\b|\bl'\w+-vous\b|\b(?:faut-il|faudrait-il|doit-on|devrait-on|peut-on|\w+-vous) (?:la|le|les|l'|lui|leur) ?\w+(?:er|ir|re)\b/.test(
      fold(asked),
    )
  )
}
