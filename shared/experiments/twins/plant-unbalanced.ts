import type { Option } from '../../models/draft.ts'
import type { WordingLanguage } from '../../wording/finding.ts'
import { scaleSides } from './scale-sides.ts'
import { upperFirst } from './stem-parts.ts'

/** The added option gets this id: it means what no option of the item means. */
export const ADDED_OPTION = 'twin-added'

type Degrees = Record<WordingLanguage, readonly [RegExp, string][]>

/** A strong option, and the same a degree stronger. */
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

/** A weak option, and the same a degree weaker. */
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

/** A word of denial on the positive side: the scale is read the wrong way round. */
const DENIES = /(?<!\p{L})(?:pas|peu|non|aucune?|not|no|hardly)(?!\p{L})/iu

/**
 * Scales that are tilted to their positive side: one point against gives way to one more point for, and the number of options
 * stays. The wordings that come into question, the most usual first; null where the options are no scale of that form.
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

/** The option said again a degree stronger, or weaker; a yes in front of it stays there. */
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
