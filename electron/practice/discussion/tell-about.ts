import type { Ask } from '../answers/words/ask.ts'
import { compose } from '../answers/words/compose.ts'
import type { Inquiry } from '../answers/words/inquiry.ts'
import { Pen } from '../answers/words/pen.ts'
import { speakerOf } from '../answers/words/speaker.ts'
import type { Persona } from '../panel/persona.ts'
import { keyOf } from '../random.ts'
import { asksPlainly } from '../speech/asks-plainly.ts'
import { sentence } from '../speech/voice.ts'

/** Kinds of questions with two sides to debate; all others ask each participant for something of their own. */
const debated: ReadonlySet<Ask> = new Set(['opinion', 'other', 'remarks', 'yesNo', 'improve', 'rating'])

/** Those of them that are told one by one where it is known what people say to such a question. */
const told: ReadonlySet<Ask> = new Set(['other', 'improve', 'opinion'])

/** Points that ask without a question mark: « qui y va », "how often people go there", « vos habitudes ». */
const indirect =
  /^(?:(?:avec|de|à|pour) )?(?:who|where|when|why|how (?:often|much|many|long)|qui|où|quand|pourquoi|combien|à quelle fréquence)\b|^(?:vos|votre|your) [\p{L}’' -]{4,40}$/iu

/** The question of a point that asks each participant for something of their own; undefined for debates. */
export function askedOfEach(point: string, inquiry: Inquiry): Inquiry | undefined {
  if (inquiry.clause) return inquiry
  const debate =
    debated.has(inquiry.ask) &&
    !(told.has(inquiry.ask) && inquiry.particular) &&
    !(inquiry.ask === 'other' && inquiry.offered.length > 1)
  return (asksPlainly(point) || indirect.test(point)) && !debate ? inquiry : undefined
}

/** Characters at the end of a sentence by which it is known again, whatever word it begins with. */
const compared = 25

/** What a persona says when asked for something of its own, as it would answer in a survey. */
export function tellAbout(
  inquiry: Inquiry,
  persona: Persona,
  stance: number,
  key: number,
  said: readonly string[],
): string {
  const speaker = speakerOf(persona, inquiry, stance, keyOf(inquiry.asked))
  // If possible, not what another participant has just said.
  let text = ''
  for (let attempt = 0; attempt < 12; attempt++) {
    const composed = compose(inquiry, speaker, new Pen(keyOf(persona.key, key, 'tells', attempt))).text
    text = sentence(composed)
    const ends = text.split(/(?<=[.?!]) /).map((part) => part.slice(-compared))
    if (!ends.some((end) => said.some((other) => other.includes(end)))) return text
  }
  return text
}

/** A sentence on the persona's own life that suits a point and that it has not said yet. */
export function ownGround(
  inquiry: Inquiry,
  persona: Persona,
  key: number,
  said: readonly string[],
): string | undefined {
  const grounds = speakerOf(persona, inquiry, 0, 0)
    .grounds()
    .filter((ground) => !said.some((text) => text.includes(ground)))
  return grounds.length === 0 ? undefined : new Pen(keyOf(persona.key, key, 'ground')).pick(grounds, 'ground')
}
