import type { Ask } from '../answers/words/ask.ts'
import { compose } from '../answers/words/compose.ts'
import type { Inquiry } from '../answers/words/inquiry.ts'
import { Pen } from '../answers/words/pen.ts'
import { speakerOf } from '../answers/words/speaker.ts'
import type { Persona } from '../panel/persona.ts'
import { keyOf } from '../random.ts'
import { asksPlainly } from '../speech/asks-plainly.ts'
import { sentence } from '../speech/voice.ts'

/** Kinds of asking on which there are two sides to take; all others ask each for something of their own. */
const debated: ReadonlySet<Ask> = new Set(['opinion', 'other', 'remarks', 'yesNo', 'improve', 'rating'])

/** What a point of a guide asks of each at the table; undefined where it is for debate. */
export function askedOfEach(point: string, inquiry: Inquiry): Inquiry | undefined {
  return asksPlainly(point) && !debated.has(inquiry.ask) ? inquiry : undefined
}

/** What a persona tells when it is asked for something of its own: the same as it would answer in a survey. */
export function tellAbout(
  inquiry: Inquiry,
  persona: Persona,
  stance: number,
  key: number,
  said: readonly string[],
): string {
  const speaker = speakerOf(persona, inquiry, stance, keyOf(inquiry.asked))
  // Nobody says what another has just said, where there is something else to say.
  let text = ''
  for (let attempt = 0; attempt < 6; attempt++) {
    const composed = compose(inquiry, speaker, new Pen(keyOf(persona.key, key, 'tells', attempt))).text
    text = sentence(composed)
    const begun = text.slice(0, 25)
    if (!said.some((other) => other.includes(begun))) return text
  }
  return text
}

/** A sentence on the persona's own life that bears on a point, not among those it has already said. */
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
