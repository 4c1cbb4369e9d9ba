import type { Halves, Joined } from './joined.ts'

/** « Faut-il baisser … et augmenter … ? », « Lisez-vous et comprenez-vous … ? »: two acts of one subject. */
export function splitFrenchVerbs(joined: Joined): Halves {
  return splitInfinitives(joined) ?? splitInverted(joined) ?? splitDone(joined) ?? splitWished(joined)
}

const INFINITIVE =
  '(?!hiver(?!\\p{L})|mer(?!\\p{L})|premier|dernier|métier|quartier|papier|loisir|plaisir|avenir|cher(?!\\p{L}))\\p{L}{2,}(?:er|ir|re|oir)(?!\\p{L})'
/** After these an infinitive follows directly, and two of them share the beginning. */
const ASKS = new RegExp(
  `^(?<lead>.*?(?:faut-il|faudrait-il|devrait-on|doit-on|peut-on|(?:devrait|doit|peut|pourrait)-(?:il|elle|on)|(?:devraient|doivent|peuvent)-(?:ils|elles)|(?:souhaitez|voulez|voudriez|aimeriez|pouvez|pourriez|devez)-vous)(?:, [^,]+,)? )(?<act>(?:ne pas )?${INFINITIVE} .+)$`,
  'iu',
)
const STARTS = new RegExp(`^(?:moins |mieux |plus |ne pas |davantage )?${INFINITIVE}`, 'iu')

function splitInfinitives({ before, after }: Joined): Halves {
  const again = /^(?<preposition>à |de |d['’])(?<rest>.+)$/iu.exec(after)?.groups
  if (again?.rest !== undefined) {
    if (!STARTS.test(again.rest)) return null
    const kind = again.preposition?.startsWith('à') ? 'à ' : "(?:de |d['’])"
    const places = [
      ...before.matchAll(new RegExp(`(?<=[ ])${kind}(?=(?:moins |mieux |plus )?${INFINITIVE})`, 'giu')),
    ]
    const [only] = places
    return places.length === 1 && only ? [before, `${before.slice(0, only.index)}${after}`] : null
  }
  const found = ASKS.exec(before)?.groups
  return found?.lead !== undefined && !found.act?.includes(',') && STARTS.test(after)
    ? [before, `${found.lead}${after}`]
    : null
}

/** A verb with the pronoun after it, and an object pronoun before it: « vous fait-il ». */
const INVERTED = "(?<!\\p{L})(?:(?:(?:vous|nous|se) |s['’]))?\\p{L}+-(?:t-)?"
/** Verbs with an object, which one alone before the conjunction shares with the second. */
const WITH_OBJECT =
  /^(?:lisez|utilisez|connaissez|achetez|regardez|consultez|cherchez|consommez|aimez|comprenez)-vous$/iu

function splitInverted({ before, after }: Joined): Halves {
  const second = new RegExp(
    `^(?<verb>${INVERTED}(?<who>vous|ils?|elles?|on))(?![\\p{L}-])(?<rest>.*)$`,
    'iu',
  ).exec(after)?.groups
  if (second?.who === undefined || second.rest === undefined) return null
  const first = new RegExp(
    `^(?<subject>.*?)(?<verb>${INVERTED}${second.who})(?![\\p{L}-])(?<rest>.*)$`,
    'iu',
  ).exec(before)?.groups
  if (first?.subject === undefined || first.verb === undefined || first.rest === undefined) return null
  const subject = first.subject
  // « Faites-vous du sport, mangez-vous … et dormez-vous … ? »: three acts.
  if (first.rest.includes(',')) return null
  // A question word would have to suit both verbs.
  if (/(?:quel|comment|combien|pourquoi|quand|où|que|qui)(?!\p{L})/iu.test(subject)) return null
  if (second.who === 'vous' ? subject !== '' && !/, $/u.test(subject) : subject === '') return null
  // « vous soutient-il » has its object before it.
  if (first.rest.trim() !== '' || /^(?:vous|nous) /iu.test(first.verb)) return [before, `${subject}${after}`]
  if (!WITH_OBJECT.test(first.verb) || second.rest.trim() === '') return null
  return [`${before.trimEnd()}${second.rest}`, `${subject}${after}`]
}

const PARTICIPLE = '\\p{L}{2,}é(?:e|s|es)?(?!\\p{L})'
const DONE = new RegExp(
  `^(?<lead>.*(?:a|ont|avez)-(?:t-)?(?:ils?|elles?|vous|on) (?:bien |déjà )?)(?<verb>${PARTICIPLE})(?<rest>.*)$`,
  'iu',
)

/** « Le médecin vous a-t-il écouté et expliqué … »; without an object of its own, the first verb needs « vous ». */
function splitDone({ before, after }: Joined): Halves {
  const found = DONE.exec(before)?.groups
  if (found?.lead === undefined || !new RegExp(`^${PARTICIPLE}`, 'iu').test(after)) return null
  const isAlone = found.rest?.trim() === ''
  if (isAlone && !/(?<!\p{L})vous (?:a|ont)-/iu.test(found.lead)) return null
  return [before, `${found.lead}${after}`]
}

const WISHED =
  /^(?<lead>.*(?:souhaitez-vous|voulez-vous|aimeriez-vous|faut-il|à ce) (?:que |qu['’])(?:(?:la|le|votre|notre) |l['’])[\p{L}-]+ )(?<act>\p{L}+e (?:la|le|les|des|une?|davantage|plus|moins|l['’]).+)$/iu

/** « … que votre commune installe des caméras et recrute des policiers ? » */
function splitWished({ before, after }: Joined): Halves {
  const found = WISHED.exec(before)?.groups
  return found?.lead !== undefined &&
    /^\p{L}+e (?:la|le|les|des|une?|davantage|plus|moins|l['’])(?!\p{L}{3})/iu.test(after)
    ? [before, `${found.lead}${after}`]
    : null
}
