import type { Language } from '../../text.ts'
import type { Ask } from './ask.ts'
import { list } from './lore.ts'

/** Who is given advice; what follows tells what the advice is about. */
const somebody =
  /\b(?:(?:to|for) (?:(?:a|an|your|one of your|some) (?:\w+ )?(?:friends?|cousins?|neighbou?rs?|colleagues?|relatives?|brothers?|sisters?|acquaintances?)|someone you know) (?=who\b|that\b|thinking\b|about\b)|a (?:une? |l'une? de vos |votre |vos )?(?:(?:bonne?|jeune|vieil) )?(?:amie?s?|cousine?s?|voisine?s?|collegues?|proches?|freres?|soeurs?|connaissances?) (?:proche )?(?=qui\b))/

/** A folded question for advice without the person who is to get it: advice to a friend is not about friendship. */
export function withoutRecipient(asked: string, ask: Ask): string {
  return ask === 'advice'
    ? asked.replace(somebody, (found) => (/^a /.test(found) ? "a quelqu'un " : 'to someone '))
    : asked
}

/** Somebody who has not decided yet: "thinking about giving up their car", « qui hésite à déménager ». */
const undecided =
  /\b(?:thinking (?:about|of)|consider\w*|hesitat\w*|wondering whether|tempted (?:to|by)|unsure (?:about|whether)|envisag\w*|hesit\w*|songe\w*|pense(?:nt)? a|se demande\w*|tente\w* (?:de|par))\b/

const toUndecided: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'essaie un mois avant de décider | prends ton temps | fais bien tes comptes avant | demande à ceux qui l’ont fait | commence petit à petit | écoute-toi, pas les autres | garde une porte de sortie | parles-en avec tes proches | regarde ce que ça change au quotidien',
  ),
  en: list(
    'try it for a month before you decide | take your time | work out what it costs you | ask those who have done it | do it little by little | listen to yourself and not to others | keep a way back | talk it over with your family | think what it changes from day to day',
  ),
}

/**
 * What anybody is told who has a decision to make, whatever it is about; undefined if a question tells of no such
 * person.
 */
export function adviceToUndecided(asked: string, language: Language): readonly string[] | undefined {
  return undecided.test(asked) ? toUndecided[language] : undefined
}
