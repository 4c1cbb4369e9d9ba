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
    `${good}, mais ${bad}`,
    `${bad}, c’est vrai, mais ${good}`,
    `le bon côté : ${good}. Le moins bon : ${bad}`,
    `pour : ${good}. Contre : ${bad}`,
    `ce qui est bien : ${good}. Ce qui l’est moins : ${bad}`,
    `l’avantage : ${good}. L’inconvénient : ${bad}`,
    `en plus : ${good}. En moins : ${bad}`,
  ],
  en: (good, bad) => [
    `on the one hand ${good}, on the other ${bad}`,
    `${good}, but ${bad}`,
    `${bad}, it is true, but ${good}`,
    `the good side: ${good}. The bad side: ${bad}`,
    `for: ${good}. Against: ${bad}`,
    `what is good: ${good}. What is less good: ${bad}`,
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

/** Number of frames, from the first, that can follow an opening. */
const afterOpening = 3

/** What speaks for a thing and what against it, if the question asks for both; undefined if not, or of oneself. */
export function bothSides(
  { asked, language, matter, thing, tongue }: Inquiry,
  { stance, talk, grounds, manner }: Speaker,
  pen: Pen,
): string[] | undefined {
  if (!asking.test(asked) || ofOneself.test(asked)) return undefined
  const own = thing && thing.good.length > 1 && thing.bad.length > 1 ? thing : matter
  const [good = '', otherGood] = pen.some(own.good, 2, 'for')
  const [bad = '', otherBad] = pen.some(own.bad, 2, 'against')
  for (const clause of [good, bad]) pen.share([clause], clause)
  const more = stance > 0 ? otherGood : otherBad
  const sum = /\b(?:prefer\w*|choisi\w*|conclu\w*|which|avis)\b/.test(asked) || pen.chance(0.6 * talk, 'sums')
  const told = frames[language](good, bad)
  return [
    pen.chance(0.7, 'opens')
      ? tongue.join(
          pen.pick(tongue.openings(manner), 'opening'),
          pen.pick(told.slice(0, afterOpening), 'sides'),
        )
      : pen.pick(told, 'sides'),
    ...(more !== undefined && pen.chance(0.8 * talk, 'more') ? [more] : []),
    ...(sum ? [pen.pick(sums[language][stance > 0 ? 'for' : 'against'], 'sum')] : []),
    ...(pen.chance(0.9 * talk, 'own') ? [pen.pick(grounds(), 'own')] : []),
  ]
}
