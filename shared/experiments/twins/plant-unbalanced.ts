import type { Option } from '../../models/draft.ts'
import type { WordingLanguage } from '../../wording/finding.ts'
import { scaleSides } from './scale-sides.ts'
import { upperFirst } from './stem-parts.ts'

/** The id of the added option, which no option of the item has, because none has its meaning. */
export const ADDED_OPTION = 'twin-added'

type Degrees = Record<WordingLanguage, readonly [RegExp, string][]>

/** Beginnings of a strong option, and their replacements for a stronger one. */
const STRONGER: Degrees = {
  fr: [
    [/^très (?=\p{L})/iu, 'extrêmement '],
    [/^beaucoup plus/iu, 'très largement plus'],
    [/^(?:oui,? )?certainement$/iu, 'sans aucun doute'],
  ],
  en: [
    [/^very /iu, 'extremely '],
    [/^strongly /iu, 'very strongly '],
    [/^much /iu, 'very much '],
    [/^(?:definitely|certainly)$/iu, 'without any doubt'],
  ],
}

/** Beginnings of a weak option, and their replacements for a weaker one. */
const WEAKER: Degrees = {
  fr: [
    [/^plutôt (?=\p{L})/iu, 'un peu '],
    [/^assez /iu, 'un peu '],
    [/^(?:plutôt|probablement)$/iu, 'peut-être'],
  ],
  en: [
    [/^(?:fairly|quite|rather|somewhat) (?!an? )/iu, 'slightly '],
    [/^probably$/iu, 'perhaps'],
  ],
}

/** Negations. One on the positive side means that the scale was read the wrong way round. */
const DENIES = /(?<!\p{L})(?:pas|peu|non|aucune?|not|no|hardly)(?!\p{L})/iu

/**
 * Scales with more points on the positive side: a negative point is dropped and a positive one added, so that the
 * number of options stays the same. All possible versions, the most usual first; null where the options are no such
 * scale.
 */
export function unbalancedOptions(options: readonly Option[], lang: WordingLanguage): Option[][] | null {
  const sides = scaleSides(options, lang)
  if (!sides || sides.positive.length !== sides.negative.length || sides.positive.length < 2) return null
  const { positive, negative } = sides
  if (positive.some((index) => DENIES.test(options[index]?.text ?? ''))) return null
  const [weakest = 0] = positive
  const strongest = positive.at(-1) ?? 0
  const rising = weakest < strongest
  const added = [
    ...another(options, strongest, STRONGER[lang]).map((text) => ({
      text,
      beside: strongest,
      behind: rising,
    })),
    ...another(options, weakest, WEAKER[lang]).map((text) => ({ text, beside: weakest, behind: !rising })),
  ]
  return added.flatMap(({ text, beside, behind }) =>
    negative.map((dropped) =>
      options.flatMap((option, index) => {
        if (index === dropped) return []
        if (index !== beside) return [option]
        const more = { id: ADDED_OPTION, text }
        return behind ? [option, more] : [more, option]
      }),
    ),
  )
}

/** New texts for an option that is a degree stronger or weaker; a leading "yes" stays. */
function another(options: readonly Option[], index: number, degrees: readonly [RegExp, string][]): string[] {
  const text = options[index]?.text.trim() ?? ''
  const [, yes = '', said = ''] = /^((?:oui|yes),? )?(.*)$/iu.exec(text) ?? []
  const taken = options.map((option) => option.text.trim().toLowerCase())
  return degrees
    .filter(([degree]) => degree.test(said))
    .map(([degree, other]) => said.replace(degree, other))
    .map((words) => (yes === '' ? upperFirst(words) : `${yes}${words}`))
    .filter((words) => !taken.includes(words.toLowerCase()))
}
