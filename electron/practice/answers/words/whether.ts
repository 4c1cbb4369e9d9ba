import type { Language } from '../../text.ts'
import type { Inquiry, Speaker } from './inquiry.ts'
import { list } from './lore.ts'
import { whyFor } from './whys.ts'

/**
 * Why one would or would not do a thing, or why there should or should not be a rule, by the stance; undefined if what
 * is known of the thing itself says more.
 */
export function whetherReasons(
  { asked, language, thing }: Inquiry,
  { stance }: Speaker,
): readonly string[] | undefined {
  if (ruled.test(asked)) {
    const known = thing?.[stance > 0 ? 'good' : 'bad'] ?? []
    return known.length > 3 ? known : rules[language][stance > 0 ? 'for' : 'against']
  }
  if (!/\b(?:pourquoi|why|explain|expliquez|justifiez)\b/.test(asked)) return undefined
  const { reasons, known } = whyFor(asked, language, stance > 0)
  return known || !thing ? reasons : undefined
}

/** Questions about what everybody should or may do, and reasons for and against any rule. */
const ruled =
  /\b(?:faut-il|doit-on|devrait-on|doi(?:t|vent)-(?:il|elle|on)s?|devrai(?:t|ent)-(?:il|elle|on)s?|should|interdi\w*|obligatoire\w*|ban(?:ned)?|compulsory|allowed|forbid\w*)\b/
const rules: Readonly<
  Record<Language, { readonly for: readonly string[]; readonly against: readonly string[] }>
> = {
  fr: {
    for: list(
      'c’est une question de justice | il faut bien commencer quelque part | sinon rien ne changera | d’autres pays le font déjà | à la longue, tout le monde y gagne | ça protège les plus fragiles | c’est du bon sens | il faut des règles claires',
    ),
    against: list(
      'c’est à chacun de décider | ça coûterait trop cher | il y a déjà trop de règles | personne ne la respecterait, cette règle | il y a plus urgent | ce sont toujours les mêmes qui paient | mieux vaut expliquer qu’imposer | chaque cas est différent',
    ),
  },
  en: {
    for: list(
      'it is a matter of fairness | you have to start somewhere | otherwise nothing will change | other countries already do it | in the long run everyone gains | it protects the weakest | it is plain common sense | there have to be clear rules',
    ),
    against: list(
      'it is for each of us to decide | it would cost too much | there are too many rules already | nobody would stick to it | there are more urgent things | it is always the same people who pay | explaining is better than forcing | every case is different',
    ),
  },
}
