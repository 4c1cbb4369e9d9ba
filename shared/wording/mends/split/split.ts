import type { Mender } from '../mender.ts'
import { capitalised, withStems } from '../texts.ts'
import { splitAdjectives } from './adjectives.ts'
import { splitClauses } from './clauses.ts'
import { splitEnglishVerbs } from './english-verbs.ts'
import { splitFrenchVerbs } from './french-verbs.ts'
import { areApart, cutAt, type Halves, type Joined } from './joined.ts'
import { splitNouns } from './nouns.ts'

/** Splits an item that asks two things into two items with the same options, where the grammar of both is certain. */
export const split: Mender = (item, finding) => {
  const joined = cutAt(item, finding)
  if (joined === null || !areApart(joined)) return []
  const halves = halvesOf(joined)
  if (halves === null) return []
  const { lead, mark } = joined
  return [
    withStems(
      item,
      'split',
      halves.map((half) => `${lead}${capitalised(half.trim())}${mark}`),
    ),
  ]
}

function halvesOf(joined: Joined): Halves {
  const verbs = joined.lang === 'fr' ? splitFrenchVerbs(joined) : splitEnglishVerbs(joined)
  return verbs ?? splitClauses(joined) ?? splitAdjectives(joined) ?? splitNouns(joined)
}
