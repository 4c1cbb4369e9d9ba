import type { Halves, Joined } from './joined.ts'

/** How the second thing begins, and what the first one begins with then. */
const BEGINNINGS: readonly RegExp[] = [
  /(?<![\p{L}-])(?:de la|de l['’]|du|des|de (?:votre|vos|notre|nos))(?=[ \p{L}])/giu,
  /(?<![\p{L}-])(?:à la|à l['’]|aux?|à (?:votre|vos))(?=[ \p{L}])/giu,
  ...['avec', 'dans', 'sur', 'pour', 'envers', 'chez', 'par'].map(
    (word) => new RegExp(`(?<![\\p{L}-])${word}(?= )`, 'giu'),
  ),
  /(?<![\p{L}-])(?:votre|vos)(?= )/giu,
  /(?<![\p{L}-]|à |de )(?:le |la |les |l['’])(?=\p{L})/giu,
]

/** A finite verb after the conjunction: then both things are its subject, and it would have to agree with one. */
const PREDICATE =
  /-(?:t-)?(?:ils?|elles?|on|vous)(?!\p{L})|(?<!\p{L})(?:est|sont|ont|font|sera|seront|étai(?:t|ent)|peuvent|doivent|vont|\p{L}{3,}(?<!m)ent)(?!\p{L})/iu
/** Answers in the plural, which agree with both things at once. */
const PLURAL =
  /(?:bons|bonnes|mauvaises|satisfaisante?s|insuffisante?s|élevée?s|importante?s|efficaces|utiles)$/iu
/** Nouns of which what follows is a part, so that the first thing cannot share it. */
const RELATIONAL =
  /(?:choix|nombre|manque|absence|construction|fermeture|création|suppression|hausse|baisse|interdiction|développement|réduction|extension)$/iu
/** What may belong to both: « de votre banque », « dans votre quartier », « pour négocier … ». */
const SHARED =
  /^(?<own>(?: (?:de |d['’])\p{L}+(?<!votre|vos|la))?)(?<shared> (?:(?:de (?:la|votre|vos|notre|nos)|du|des|dans (?:la|votre|vos|notre|les?)|aux?|à la|que vous|pour \p{L}+(?:er|ir|re)) |de l['’]|dans l['’]|à l['’]).+)$/iu

export function splitFrenchNouns({ before, after, apart, options }: Joined): Halves {
  if (PREDICATE.test(after) || options.some((option) => PLURAL.test(option.trim()))) return null
  const pattern = BEGINNINGS.find((each) => new RegExp(`^(?:${each.source})`, 'iu').test(after))
  if (!pattern) return null
  const places = [...before.matchAll(pattern)]
  const [place] = places
  // With two places the second thing could stand beside either.
  if (!place || places.length > 1 || place.index === 0) return null
  const lead = before.slice(0, place.index)
  const first = before.slice(place.index)
  if (/,|(?<!\p{L})(?:qui|que|dont|où|si)(?!\p{L})/iu.test(first)) return null
  const opening = new RegExp(`^(?:${pattern.source})`, 'iu').exec(after)?.[0] ?? ''
  const second = /^(?<noun> ?(?:(?:la |le |les |votre |vos |notre |nos )|l['’])?[\p{L}-]+)(?<rest>.*)$/u.exec(
    after.slice(opening.length),
  )?.groups
  if (second?.noun === undefined || second.rest === undefined) return null
  const isBare =
    /^(?:(?:de |à |dans |avec |sur |pour |envers |chez |par )?(?:(?:la|le|les|votre|vos|notre|nos|du|des|aux?) |l['’])?)[\p{L}-]+$/iu.test(
      first,
    )
  const shared = isBare && !apart ? SHARED.exec(second.rest)?.groups?.shared : undefined
  // « l'uniforme et la suppression des notes au collège »: what belongs to both is not certain.
  if (shared !== undefined && RELATIONAL.test(second.noun)) return null
  return [`${before}${shared ?? ''}`, `${lead}${after}`]
}
