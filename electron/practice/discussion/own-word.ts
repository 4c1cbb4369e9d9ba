import { list } from '../answers/words/lore.ts'
import { keyOf, shuffled } from '../random.ts'
import { asksPlainly } from '../speech/asks-plainly.ts'
import { fold, type Language } from '../text.ts'

/**
 * What a question asks to say yes or no to, by the verb that it begins with: whether somebody does something, is ready
 * to, has done it, is something, or whether there is such a thing.
 */
export type OwnWord = 'do' | 'would' | 'have' | 'be' | 'exist'

const begins: readonly (readonly [OwnWord, RegExp])[] = [
  [
    'exist',
    /^(?:is|are) there\b|^(?:y a-t-il|existe-t-il|est-ce qu'il (?:y a|existe))\b|^do you (?:have|know)(?: of)? any\b|^avez-vous d(?:es|e l'|e la|u) /,
  ],
  ['have', /^have you\b|^(?:avez-vous|vous est-il|est-ce que vous avez|vous etes-vous)(?: deja)?\b/],
  [
    'would',
    /^(?:would|could|will|are you (?:ready|willing|prepared)) (?:you )?|^(?:\w+riez-vous|etes-vous prete?s?|est-ce que vous \w+riez)\b/,
  ],
  ['be', /^are you\b|^(?:etes-vous|est-ce que vous etes)\b/],
  [
    'do',
    /^(?:do|did) (?:you|your)\b|^(?:vous arrive-t-il|est-ce que vous|(?!que-|pensez-|trouvez-|diriez-|croyez-|souhaitez-|voulez-|pouvez-|pourriez-|savez-|connaissez-)[a-z]+ez-vous)\b/,
  ],
]

/** Opinions that are asked for with such a verb, and words that ask politely for something else. */
const otherwise =
  /^(?:do you (?:think|believe|feel|find|agree|support|know (?:what|how|why|who|where))|would you (?:say|tell|describe|like to (?:add|say)|mind|please|agree|support)|(?:could|can|will|would) you (?:tell|describe|share|explain|give|introduce|please)|est-ce que vous (?:pensez|trouvez|croyez|etes d'accord|pouvez|pourriez)|etes-vous (?:pour|contre|favorable|d'accord|oppose)|are you (?:for|against|in favou?r|opposed))\b/

const says: Readonly<Record<Language, Readonly<Record<OwnWord, readonly [yes: string, no: string]>>>> = {
  fr: {
    do: [
      'oui, assez souvent | oui, presque toujours | oui, c’est important pour moi | oui, quand j’y pense | ça m’arrive, oui, selon les jours | oui, plus qu’avant | oui, sans trop me poser de questions | oui, j’y fais attention',
      'non, pas vraiment | non, presque jamais | rarement, ça ne me vient pas à l’idée | non, et ça ne me manque pas | très peu, par manque de temps | non, moins qu’avant | pas tellement, je laisse ça aux autres | de loin en loin, sans plus',
    ],
    would: [
      'oui, sans hésiter | oui, je crois, si c’est simple | pourquoi pas, j’essaierais bien | oui, à condition qu’on m’explique | oui, au moins une fois pour voir | oui, si ça ne coûte pas trop cher | volontiers, même',
      'non, je ne crois pas | pas pour l’instant | non, ce n’est pas pour moi | seulement si je n’ai pas le choix | non, sauf exception | j’en doute, j’ai mes habitudes | non, j’aurais trop peur de le regretter',
    ],
    have: [
      'oui, une fois ou deux | oui, plusieurs fois | oui, il n’y a pas longtemps | oui, et j’en garde un bon souvenir | oui, il y a quelques années | oui, sans que ce soit une habitude | oui, un peu par hasard',
      'non, jamais | pas encore, mais ça pourrait venir | non, l’occasion ne s’est pas présentée | non, pas que je me souvienne | jamais, et je n’en ai pas eu envie | non, mais des gens que je connais, oui',
    ],
    be: [
      'oui, plutôt | oui, tout à fait | oui, la plupart du temps | oui, je le crois | oui, depuis longtemps | oui, sans exagérer',
      'non, pas vraiment | pas tout à fait | non, et c’est dommage | non, pas en ce moment | pas plus que les autres | non, je ne dirais pas ça',
    ],
    exist: [
      'oui, il y en a, si on cherche bien | oui, un ou deux me viennent | oui, plus qu’on ne le croit | il y en a, oui, mais il faut le savoir | oui, bien sûr | oui, j’en vois plusieurs',
      'non, aucun ne me vient | pas que je sache | non, pas vraiment | très peu, et c’est bien le problème | je n’en vois pas, non | non, pas par ici',
    ],
  },
  en: {
    do: [
      'yes, I do, quite often | yes, nearly always | yes, that matters to me | yes, when I think of it | now and then, yes, it depends on the day | yes, I do, more than I used to | yes, without giving it much thought | yes, I make a point of it',
      'no, not really | no, hardly ever | seldom, it does not occur to me | no, and I do not miss it | very little, for lack of time | no, less than I used to | not so much, I leave that to others | once in a while, no more than that',
    ],
    would: [
      'yes, I would, without a second thought | yes, I think so, if it is simple | why not, I would give it a try | yes, as long as somebody explains it to me | yes, I would, at least once to see | yes, if it does not cost too much | gladly, even',
      'no, I do not think so | not for now | no, it is not for me | no, I would not, unless I had to | no, only as an exception | I doubt it, I have my habits | no, I would be afraid of regretting it',
    ],
    have: [
      'yes, I have, once or twice | yes, several times | yes, not long ago | yes, and I have good memories of it | yes, some years ago | yes, but it is no habit | yes, rather by chance',
      'no, never | not yet, but it could happen | no, the occasion never came up | no, not that I remember | never, and I never wanted to | no, I have not, but people I know have',
    ],
    be: [
      'yes, rather | yes, very much so | yes, most of the time | yes, I believe I am | yes, and I have been for a long time | yes, I am, within reason',
      'no, not really | not quite | no, and that is a pity | no, not at the moment | no more than others | no, I would not say that',
    ],
    exist: [
      'yes, there are, if you look for them | yes, one or two come to mind | yes, more than people think | there are, but you have to know it | yes, of course | yes, I can think of several',
      'no, none that I can think of | not that I know of | no, not really | very few, and that is the trouble | I cannot see any, no | no, not around here',
    ],
  },
}

/**
 * What a point asks each participant to say yes or no to of their own life; undefined for opinions and other questions.
 */
export function ownWordAsked(point: string): OwnWord | undefined {
  const folded = fold(point)
    .replace(/’/g, "'")
    .replace(/^(?:\d+[.)]|[-–•*]) */, '')
    .trim()
  if (!asksPlainly(point) || otherwise.test(folded)) return undefined
  return begins.find(([, words]) => words.test(folded))?.[0]
}

/** A participant's yes or no to it, if possible one that nobody has said. */
export function ownWord(
  verb: OwnWord,
  language: Language,
  isYes: boolean,
  key: number,
  heard: readonly string[],
): string {
  const clauses = shuffled(list(says[language][verb][isYes ? 0 : 1]), keyOf(key, 'own word'))
  const isHeard = (clause: string) => heard.some((text) => text.toLowerCase().includes(clause))
  return clauses.find((clause) => !isHeard(clause)) ?? clauses[0] ?? ''
}
