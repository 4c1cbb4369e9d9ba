import type { ItemContext } from '../item-context.ts'
import type { Token } from '../text/tokenise.ts'
import { isEnglishVerb, isFrenchVerb } from './joined-predicates.ts'
import { isGraded, type Joint } from './joints.ts'
import { isDeterminer, isPlainVerb, isPreposition } from './word-classes.ts'

/** Words that open a subordinate clause, after which there is no second statement. */
const SUBORDINATE =
  /(?<!\p{L})(?:who|which|that|whose|if|when|unless|because|where|while|qui|dont|que|qu'|si|lorsque|quand|ou|parce|afin|pour que)(?!\p{L})/u
const MOST_SUBJECT_WORDS = 6

/** « Les tâches sont réparties et les réunions commencent à l'heure »: two statements under one rating. */
export function joinsClauses(item: ItemContext, joint: Joint): boolean {
  const { lang } = item
  if (!item.closed || joint.either || joint.sentence.text.endsWith('?') || !isGraded(item)) return false
  if (SUBORDINATE.test(joint.before)) return false
  const left = joint.left.some((token, place) => isFiniteVerb(lang, token, joint.left[place + 1], place))
  return left && opensClause(lang, joint.right)
}

function isFiniteVerb(
  lang: ItemContext['lang'],
  token: Token,
  next: Token | undefined,
  place: number,
): boolean {
  return lang === 'fr' ? isFrenchVerb(token, undefined) : isEnglishVerb(token, next, place > 0)
}

/** Whether a subject with an article or in the plural follows, and then its verb. */
function opensClause(lang: ItemContext['lang'], right: readonly Token[]): boolean {
  const [first, second] = right
  if (!first || !second) return false
  if (lang === 'en' && /s$/u.test(first.text) && isPlainVerb(second, 'en') && !isPlainVerb(first, 'en'))
    return true
  const marked = isDeterminer(first, lang) || (lang === 'en' && /s$/u.test(first.text))
  if (!marked) return false
  for (let place = 1; place <= Math.min(MOST_SUBJECT_WORDS, right.length - 1); place += 1) {
    const token = right[place]
    if (token?.kind !== 'word' || SUBORDINATE.test(token.text)) return false
    if (place > 1 || !isDeterminer(first, lang) || lang === 'en') {
      const verb =
        lang === 'fr'
          ? isFrenchClauseVerb(token, right[place + 1])
          : isEnglishVerb(token, right[place + 1], true)
      if (verb) return true
    }
  }
  return false
}

/** Whether it is certainly a finite verb, or ends in « -ent » and is followed by a word that may follow a verb. */
function isFrenchClauseVerb(token: Token, next: Token | undefined): boolean {
  if (
    isFrenchVerb(token, undefined) &&
    !isPreposition(token, 'fr') &&
    !/^(?:a|sent|dit)$/u.test(token.accented)
  )
    return true
  return (
    /\p{L}{3}ent$/u.test(token.text) &&
    !/(?:ment|ient|cident)$/u.test(token.text) &&
    next !== undefined &&
    (isDeterminer(next, 'fr') ||
      /^(?:bien|mal|a|aux?|de|d'|vite|toujours|assez|en|sur|dans|pour|\p{L}{4,}ment)$/u.test(next.text))
  )
}

const COMPLETIVE =
  /(?:a ce|pour|(?:souhaitez|approuvez|acceptez|accepteriez|voulez|voudriez|aimeriez|preconisez|demandez)-vous|faudrait-il|faut-il) (?:que |qu')(?<clause>.+)$/u

/** « … à ce que la commune éteigne les lampadaires et installe des caméras »: one subject, two acts. */
export function joinsCompletives(item: ItemContext, joint: Joint): boolean {
  if (item.lang !== 'fr' || !item.closed || joint.either) return false
  if (!item.yesNo && !isGraded(item)) return false
  const clause = COMPLETIVE.exec(joint.before)?.groups?.clause
  if (clause === undefined || SUBORDINATE.test(clause)) return false
  const from = joint.sentence.start + joint.before.length - clause.length
  const inside = joint.left.filter((token) => token.start >= from)
  const acts = inside.some((token, place) => place > 0 && isAct(token, inside[place + 1]))
  const [first, second] = joint.right
  return acts && first !== undefined && !isDeterminer(first, 'fr') && isAct(first, second)
}

/** Whether it looks like a subjunctive (by its ending) with an object. */
function isAct(token: Token, next: Token | undefined): boolean {
  if (token.kind !== 'word' || isDeterminer(token, 'fr') || isPreposition(token, 'fr')) return false
  return (
    /^\p{L}{2,}(?:e|ent)$/u.test(token.text) &&
    !/é$/u.test(token.accented) &&
    next !== undefined &&
    (isDeterminer(next, 'fr') || /^(?:de|d'|a|aux?|moins|plus|en|davantage)$/u.test(next.text))
  )
}
