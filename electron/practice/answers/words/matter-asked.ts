import { idealsFor } from './ideals.ts'
import type { Inquiry, Speaker } from './inquiry.ts'
import type { Pen } from './pen.ts'
import { thingIn } from './thing.ts'
import { whyFor } from './whys.ts'

/** Phrases that ask for an opinion about what others do; their « vous » is not about the person itself. */
const frames =
  /\b(?:selon vous|d'apres vous|a votre avis|(?:pensez|croyez|diriez|trouvez|expliquez)-vous|vous semble\w*|do you (?:think|believe|suppose|feel)|would you (?:say|explain)|in your (?:view|opinion)|according to you)\b/g

/** Whether a folded question is about the person who answers. */
export function asksOfOneself(asked: string): boolean {
  return /\b(?:vous|votre|vos|you|your)\b/.test(asked.replace(frames, ''))
}

const notDoing =
  /\b(?:n'|ne )\S+(?: \S+){0,2} (?:pas|plus|jamais|pu)\b|\bne (?:pas|plus|jamais) |\b(?:empech\w*|retien\w*|arrete|renonce\w*|not|n't|never|stop(?:ped|s)?|prevent\w*|give up|gave up|put you off|keeps? you from)\b|n't\b/

/** Questions about why one chose a thing, rather than why one does it. */
const choosing =
  /\b(?:choi[sx]\w*|opte\w*|achet\w*|pris|inscri\w*|decid\w*|choose|chose\w*|choice|bought|buy|pick\w*|current|actuel\w*|decided|switch\w*)\b/

/** « Une raison de voter », "a reason to vote": anybody's own reasons fit. */
const reasonTo = /\braisons? (?:de|d'|pour) \w+(?:er|ir|re)\b|\breasons? to \w+/

/** Reasons to answer why: the person's own for or against doing something, or those of people in general. */
export function reasonsFor(
  { asked, language, thing, theme, tongue, matter, particular }: Inquiry,
  { steady }: Speaker,
): readonly string[] {
  if (particular?.makeup === 'why') return particular.says
  const { common } = tongue
  const { causes, choices } = common
  if (!asksOfOneself(asked) && !reasonTo.test(asked)) {
    // Why people do a thing is told by what is good about it; what is known of why there is too little of it is not.
    if (thing && thing.good.length > 1 && peopleDo.test(asked) && !amiss.test(asked))
      return [...thing.good, ...common.customs]
    const known = thing?.why ?? []
    if (known.length > 3) return known
    if (known.length > 0) return [...known, ...(thing?.bad ?? [])]
    if (theme === 'general' && !amiss.test(asked)) return common.customs
    return theme === 'general' ? causes : [...matter.bad.slice(0, 4), ...causes]
  }
  // If the question asks why or why not, some give reasons for it and some against it.
  const does = either.test(asked) ? steady.chance(0.5, 'does') : !notDoing.test(asked)
  if (
    does &&
    /\b(?:habit(?:ez|er|e)|vivre|vivez|(?:installe\w*|venue?) (?:ici|dans|a|en|au)|live|moved?)\b/.test(asked)
  )
    return common.settled
  const own = whyFor(asked, language, does)
  if (own.known || !does) return [...own.reasons, ...(does ? [] : (thing?.bad ?? []))]
  if (choosing.test(asked))
    return thing && thing.good.length > 4 ? thing.good : [...(thing?.good ?? []), ...choices]
  return thing ? [...thing.good, ...own.reasons] : own.reasons
}

/** Questions about why people in general do or like something. */
const peopleDo =
  /\b(?:pourquoi (?:les gens|certains|tant de gens|beaucoup de gens|on)|why do (?:people|so many people|some people|most people)) (?:\w+ment |often |still )?(?:font|pratiquent|aiment|utilisent|prennent|lisent|regardent|choisissent|vont|mangent|fait|aime|do|engage in|practi[cs]e|like|love|enjoy|use|take|read|watch|choose|go|eat|play|travel|keep|get)\b/

/** Words that say something has changed, or is not well. */
const amiss =
  /\b(?:ne|n'\w+|plus|moins|tant|si peu|trop|mal|manque\w*|perdu|so (?:many|much|few)|fewer|less|more|not|no longer|hardly|bad\w*|lack|lost|distrust|leav\w+)\b/

/** Questions that ask for reasons both ways. */
const either =
  /\b(?:or why|ou pourquoi|ou pas|ou non|au contraire|or not|or do not|or don't|or for|or steering|whether|either way)\b|, or not\b/

/** Tales of the thing in the mood of the question; undefined if there are none. */
export function talesOf({ asked, thing }: Inquiry): readonly string[] | undefined {
  if (!thing || thing.tales.length === 0) return undefined
  const mood =
    /\b(?:mauvais\w*|pire|difficile|probleme|decu\w*|enerv\w*|desagreable|perd(?:re|u)|attend\w*|wasted?|lost|bad|worst|difficult|problem|disappoint\w*|annoy\w*|unpleasant)\b/.test(
      asked,
    )
      ? 'bad'
      : /\b(?:bon|bonne|bons|belle|beau|agreable|meilleur\w*|positi\w*|heureu\w*|reussi\w*|good|best|nice|pleasant|positive|happy|great)\b/.test(
            asked,
          )
        ? 'good'
        : undefined
  const fitting = thing.tales.filter((tale) => mood === undefined || tale.mood === mood)
  return (fitting.length > 0 ? fitting : thing.tales).map(({ text }) => text)
}

/** Words for a day without work. */
export const dayOff = /\b(?:dimanche|samedi|week-?end|sunday|saturday|jour de conge|day off)s?\b/

/** A day off: morning, noon and afterwards. */
export function offDay({ tongue }: Inquiry, pen: Pen): string[] {
  const { free, midday, evening } = tongue.common
  const begun = tongue.daily.filter((opening) => !workdays.test(opening))
  const morning = `${pen.share(free, 'morning')}, ${pen.share(midday, 'midday')}`
  const later = pen.some(evening, pen.chance(0.6, 'other') ? 2 : 1, 'evening')
  pen.share(later.slice(0, 1), 'later')
  return [pen.chance(0.5, 'opens') ? tongue.join(pen.pick(begun, 'opening'), morning) : morning, ...later]
}

const workdays = /semaine|lundi|jour normal|week|monday|working|comme tout|like everyone/i

const ideal = /\b(?:ideale?s?|parfaite?s?|reve[rs]?|ideal|perfect|dream|have to be like|devrait etre)\b/
/** Questions about one's relations with somebody or something. */
const terms =
  /\b(?:relations?|rapports?|relationship|how would you describe|comment (?:decri|quali|defini)\w*)\b/
const somebody =
  /\b(?:meilleure? amie?|votre (?:voisin\w*|chef|patron|medecin|pere|mere|grand-\w+)|une personne|quelqu'un (?:que|qui)|best friend|your (?:neighbou?r|boss|doctor|father|mother)|a person|someone|somebody)\b/
const home =
  /\b(?:quartier|commune|ville|village|rue|logement|maison|appartement|area|neighbou?rhood|town|city|street|home|flat|house|place where you live)\b/
const happened =
  /\b(?:derniere?|surprise|experience|souvenir|moment|fois|passe|vecu|arrive|last|experience|surprise|memory|time|happened|occasion|oubli\w*|forget\w*|unforgettable)\b/

/**
 * Sentences on what a person, one's home or an ideal is like; undefined if the question asks for something that
 * happened.
 */
export function portrayed(
  { asked, tongue, language, thing, matter }: Inquiry,
  { life, sheet, stance }: Speaker,
  pen: Pen,
): string[] | undefined {
  const { common } = tongue
  const wished = /\b(?:logement|maison|appartement|home|house|flat)\b/.test(asked)
    ? common.homes
    : (idealsFor(asked, language) ?? thing?.wish ?? [])
  if (ideal.test(asked) && wished.length > 1) {
    const [first = '', second = ''] = pen.some(wished, 2, 'ideal')
    pen.share([first], 'first')
    return [pen.pick(common.ideal(tongue.row(pen.chance(0.6, 'two') ? [first, second] : [first])), 'frame')]
  }
  if (happened.test(asked)) return undefined
  if (/\b(?:trajet|journey|commute|way to work)\b/.test(asked) && sheet.status === 'employed') {
    const told = tongue.grounds(sheet, life, 'transport')
    // The last seven sentences fit anybody and say little about travel, so they are used only if there are few others.
    const [one = '', two = ''] = pen.some(told.slice(0, Math.max(2, told.length - 7)), 2, 'way')
    return [one, two]
  }
  if (/\b(?:vue|fenetre|view|window)\b/.test(asked)) return [pen.share(common.views, 'view')]
  const dwelling = home.exec(asked)?.[0] ?? (thing && terms.test(asked) ? asked : undefined)
  if (dwelling !== undefined) {
    const seen = thingIn(dwelling, language) ?? thing
    const [one = '', two = ''] = pen.some(
      stance > 0.3 ? (seen?.good ?? matter.good) : [...(seen?.good ?? []), ...(seen?.bad ?? matter.bad)],
      2,
      'seen',
    )
    pen.share([one], 'one')
    pen.share([two], 'two')
    const place = life.place[language].replace(/'/g, '’')
    return home.test(asked) && pen.chance(0.5, 'place')
      ? [pen.pick(common.live(place), 'live'), one, ...(pen.chance(0.6, 'more') ? [two] : [])]
      : [
          tongue.join(
            pen.pick(
              tongue.openings({ age: 'middle', schooled: false, woman: false }).slice(0, 12),
              'opening',
            ),
            one,
          ),
          two,
        ]
  }
  return somebody.test(asked) ? [pen.share(common.persons, 'person')] : undefined
}
