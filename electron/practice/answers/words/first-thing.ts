import { adjectives } from './adjectives.ts'
import { firstByKind, judgedAtFirst } from './first-kinds.ts'
import type { Inquiry, Speaker } from './inquiry.ts'
import type { Pen } from './pen.ts'

/** What comes to mind first. */
export function firstThing(
  { tongue, theme, thing, asked, language }: Inquiry,
  { stance, steady }: Speaker,
  pen: Pen,
): string {
  const ofKind = describing.test(asked) ? undefined : firstByKind(asked, language, thing !== undefined)
  if (ofKind) {
    const thought = steady.pick(ofKind, 'kind')
    return clauseItself.test(thought) ? thought : pen.pick(tongue.mind(thought), 'mind')
  }
  const judged = thing || describing.test(asked) ? undefined : judgedAtFirst(asked, language, stance > 0)
  if (judged) return steady.pick(judged, 'judged')
  // A describing word is asked for, or nothing is known about the thing: an adjective answers.
  if (describing.test(asked) || (theme === 'general' && !thing))
    return steady.pick(adjectives[language][stance > 0 ? 'good' : 'bad'], 'adjective')
  const { liked, disliked } = tongue.lore[theme]
  const felt = Math.abs(stance) < 0.25 ? [...liked, ...disliked] : stance > 0 ? liked : disliked
  const things = thing?.mind ?? felt
  const count = pen.chance(0.25, 'two') ? 2 : 1
  return pen.pick(tongue.mind(tongue.row(steady.some(things, count, 'things'))), 'mind')
}

/** Thoughts that are whole sentences and need no frame. */
const clauseItself =
  /\?$|^(?:je|j’|ça|les temps|pourquoi|tant|et|encore|on|qui|il|I|can|why|good|what|times|and|one more|they|who)(?![\p{L}])/u

/** Questions for a word that describes something. */
const describing =
  /\b(?:decri\w*|resum\w*|qualifi\w*|defini\w*|describ\w*|sums? up|summ?ar\w*|best fits|characteri[sz]e\w*)\b/
