import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Language } from '../../text.ts'
import { withoutWork } from './listed.ts'

/** Something that a folded question assumes about the person, and what a person says of whom it is not true. */
interface Granted {
  readonly asked: RegExp
  readonly holds: (sheet: FactSheet) => boolean
  readonly says: Readonly<Record<Language, string>>
}

const granted: readonly Granted[] = [
  {
    asked:
      /\b(?:(?:vos|votre|de vos) (?:propres? )?(?:enfants?|fils|filles?|bebe)|your (?:own |\w+ )?(?:child(?:ren)?|sons?|daughters?|kids?|baby))\b/,
    holds: ({ children }) => children > 0,
    says: { fr: 'je n’ai pas d’enfant', en: 'I do not have children' },
  },
  {
    asked:
      /\b(?:depuis (?:que vous etes (?:a la|en) retraite|votre (?:depart (?:a la|en) )?retraite)|since (?:you (?:retired|stopped working)|your retirement|retiring))\b/,
    holds: ({ status }) => status === 'retired',
    says: { fr: 'je ne suis pas à la retraite', en: 'I am not retired' },
  },
  {
    asked: /\b(?:votre (?:conjoint\w*|mari|femme|epouse|compagn\w+)|your (?:partner|husband|wife|spouse))\b/,
    holds: ({ couple }) => couple,
    says: { fr: 'je ne vis pas en couple', en: 'I do not live with anyone' },
  },
  {
    asked: /\b(?:(?:vos|votre) (?:animal|animaux|chiens?|chats?)\b|your (?:pets?|dogs?|cats?)\b)/,
    holds: ({ dog, cat }) => dog || cat,
    says: { fr: 'je n’ai pas d’animal', en: 'I do not have a pet' },
  },
  {
    asked: /\b(?:(?:votre|vos) (?:voitures?|vehicules?)|your cars?)\b/,
    holds: ({ cars }) => cars > 0,
    says: { fr: 'je n’ai pas de voiture', en: 'I do not have a car' },
  },
  {
    asked: /\b(?:votre jardin|your garden)\b/,
    holds: ({ garden }) => garden,
    says: { fr: 'je n’ai pas de jardin', en: 'I do not have a garden' },
  },
]

/** Questions about what could be, or about people in general, which assume nothing about the person. */
const supposed = /\b(?:si|if|imagin\w*|suppose|would|aimeriez|voudriez|auriez)\b/

/**
 * An instruction for people of whom it is not true, so that nothing is presupposed: « Si vous n'en avez pas,
 * indiquez-le. »
 */
const ifNone =
  /\b(?:si (?:vous n'|ce n'est pas|aucun)|if (?:you (?:do not|don't|have no|are not|aren't)|none|not|no )\b)[^.?!]*/g

/**
 * Answer of a person who is asked about work, children or a partner that it does not have; undefined for all others.
 */
export function withoutWhatIsAsked(asked: string, language: Language, sheet: FactSheet): string | undefined {
  const idle = withoutWork(asked, language, sheet.status)
  if (idle !== undefined || supposed.test(asked.replace(ifNone, ''))) return idle
  return granted.find((taken) => taken.asked.test(asked) && !taken.holds(sheet))?.says[language]
}
