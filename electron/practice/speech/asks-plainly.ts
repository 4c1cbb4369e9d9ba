/** Verbs by which people are asked to do something. */
const request =
  /^(?:(?:please|s[’']il vous plaît|(?:i(?: would|[’']d)|we(?: would|[’']d)) like (?:each of you |you all |you )?to|j[’']aimerais que (?:chacun(?:e)?(?: de vous| d[’']entre vous)?|vous)),? )?(?:tell|describe|list|name|explain|talk|introduce|imagine|share|racont|décri|parl(?:ez|e)\b|citez|expliqu|présentez|dites|dise|imaginez|partag)/i

/**
 * Whether a point can be read out unchanged: it is a question, or asks people to do something in one of its sentences.
 */
export function asksPlainly(point: string): boolean {
  return (
    point.includes('?') ||
    point
      .split(/(?<=[.!])\s+/)
      .some((sentence) =>
        [sentence, sentence.replace(/^[^,]{3,60}, /, '')].some((part) => request.test(part)),
      )
  )
}
