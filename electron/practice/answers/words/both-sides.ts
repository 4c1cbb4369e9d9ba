import type { Language } from '../../text.ts'
import type { Inquiry, Speaker } from './inquiry.ts'
import type { Pen } from './pen.ts'

/** Questions for what speaks for a thing and what against it. */
const asking =
  /\b(?:avantages?|points? (?:forts?|positifs?)|forces|bons? cotes?|le pour|benefices?) (?:et|ou) (?:l|les? |des |ses )?(?:inconvenients?|points? (?:faibles?|negatifs?)|faiblesses|mauvais cotes?|contre|risques?)\b|\b(?:advantages?|benefits?|strengths?|pros|upsides?|good (?:points?|sides?)) (?:and|or) (?:the )?(?:disadvantages?|drawbacks?|weaknesses|cons|downsides?|bad (?:points?|sides?)|risks?)\b/

/** One's own strengths and weaknesses are told in another way. */
const ofOneself = /\b(?:vos|tes|votre|your)\b(?! (?:avis|opinion|view))/

const frames: Readonly<Record<Language, (good: string, bad: string) => readonly string[]>> = {
  fr: (good, bad) => [
    `d’un côté ${good}, de l’autre ${bad}`,
    `le bon côté : ${good}. Le moins bon : ${bad}`,
    `pour : ${good}. Contre : ${bad}`,
    `${good}, mais ${bad}`,
    `ce qui est bien : ${good}. Ce qui l’est moins : ${bad}`,
    `${bad}, c’est vrai, mais ${good}`,
    `l’avantage : ${good}. L’inconvénient : ${bad}`,
    `en plus : ${good}. En moins : ${bad}`,
  ],
  en: (good, bad) => [
    `on the one hand ${good}, on the other ${bad}`,
    `the good side: ${good}. The bad side: ${bad}`,
    `for: ${good}. Against: ${bad}`,
    `${good}, but ${bad}`,
    `what is good: ${good}. What is less good: ${bad}`,
    `${bad}, it is true, but ${good}`,
    `the advantage: ${good}. The drawback: ${bad}`,
    `a plus: ${good}. A minus: ${bad}`,
  ],
}

const sums: Readonly<
  Record<Language, { readonly for: readonly string[]; readonly against: readonly string[] }>
> = {
  fr: {
    for: [
      'au total, j’y vois plus de bon que de mauvais',
      'pour moi, le bon l’emporte',
      'je reste plutôt pour',
    ],
    against: [
      'au total, ça ne vaut pas la peine',
      'pour moi, le mauvais l’emporte',
      'je reste plutôt contre',
    ],
  },
  en: {
    for: ['all in all I see more good in it than bad', 'for me the good side wins', 'I am rather for it'],
    against: ['all in all it is not worth it', 'for me the bad side wins', 'I am rather against it'],
  },
}

/** What speaks for a thing and what against it, if the question asks for both; undefined if not, or of oneself. */
export function bothSides(
  { asked, language, matter, thing }: Inquiry,
  { stance, talk }: Speaker,
  pen: Pen,
): string[] | undefined {
  if (!asking.test(asked) || ofOneself.test(asked)) return undefined
  const good = pen.share(thing && thing.good.length > 2 ? thing.good : matter.good, 'for')
  const bad = pen.share(thing && thing.bad.length > 2 ? thing.bad : matter.bad, 'against')
  const told = pen.pick(frames[language](good, bad), 'sides')
  const sum = /\b(?:prefer\w*|choisi\w*|conclu\w*|which|avis)\b/.test(asked) || pen.chance(0.5 * talk, 'sums')
  return [told, ...(sum ? [pen.pick(sums[language][stance > 0 ? 'for' : 'against'], 'sum')] : [])]
}
