import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Language } from '../../text.ts'
import { list } from './lore.ts'

/** Questions about who of those who live together does or decides something. */
const among =
  /\b(?:chez vous|(?:dans|de) (?:votre|le) (?:foyer|menage|famille|couple|maison|logement)|a la maison|in (?:your|the) (?:household|home|house|family|couple)|at home|at your place|of you two)\b/

/** Questions about what should be, about those from elsewhere, and about what happened once. */
const beyond =
  /\b(?:should|ought|devrai\w*|doi(?:t|vent)|taught|appris|appren\w*|transmis|gave|given|offert|donne|trust|confi\w*|inspir\w*|influenc\w*|invit\w*|visit\w*|vient|viennent|comes?|yesterday|last|hier|dernier\w*|depuis l'enfance|famous|celebre|best|most|better|mieux|meilleur\w*|raconte\w*|tells?|ressembl\w*|resembl\w*|malade|ill|liv(?:e|es|ing)|vit|vivent|habite\w*|voisin\w*|neighbou?r\w*)\b/

/** Those who live together, or somebody who lives alone, as an answer to who does something at home. */
export function householdMember(
  asked: string,
  language: Language,
  { childrenAtHome, couple, householdSize, living }: FactSheet,
): readonly string[] | undefined {
  if (!among.test(asked) || beyond.test(asked)) return undefined
  const fr = language === 'fr'
  if (householdSize === 1)
    return fr
      ? list('moi, je vis sans personne d’autre | moi, forcément | moi, il n’y a que moi | moi')
      : list('me, I live on my own | me, there is nobody else | me, of course | me')
  if (living === 'parents')
    return fr
      ? list('ma mère | mon père | mes parents | ma mère, le plus souvent | chacun de nous, à tour de rôle')
      : list('my mother | my father | my parents | my mother, mostly | we take turns')
  if (living === 'shared')
    return fr
      ? list(
          'chacun à son tour | les colocataires, à tour de rôle | moi, le plus souvent | personne en particulier',
        )
      : list('we take turns | one of my flatmates | me, mostly | nobody in particular')
  const both = couple
    ? fr
      ? list(
          'la personne avec qui je vis | nous deux, ça dépend des jours | on fait ça à deux | moi, le plus souvent',
        )
      : list('my partner | the two of us, it depends on the day | we do it together | me, mostly')
    : fr
      ? list('moi, le plus souvent | moi')
      : list('me, mostly | me')
  const children =
    childrenAtHome > 0 ? (fr ? ['moi, et un peu les enfants'] : ['me, and the children a little']) : []
  return [fr ? 'moi' : 'me', ...both, ...children]
}
