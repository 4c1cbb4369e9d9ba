import type { Language } from '../../text.ts'

/** Questions for a degree: "How satisfied are you", « Êtes-vous inquiet », « à quel point ». */
const english =
  /^(?:(?:overall|in general|all in all|on the whole|at the moment|today)?,? ?)how (?!much|many|often|long|far|old|big|large|do|does|did|would|could|should|can|might|is|are|was|were|has|have|come|frequently|regularly|soon)(\w+)\b.* (?:are|is|was|were|do|does|did|would|have|has|will|can) /
const french =
  /\b(?:a quel point|dans quelle mesure|jusqu'a quel point|jusqu'ou)\b|^(?:(?:globalement|en general|dans l'ensemble),? )?(?:etes|etiez|seriez|vous sentez)-vous (?:plutot |tout a fait |assez )?(?:satisfait|content|confiant|inquiet|interess|pret|sur|attache|concern|inform|optimist|preoccup|a l'aise|en securite)\w*/

/** Words of degree from the most to the least; in English « % » stands for the quality. */
const said: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  fr: [
    ['tout à fait', 'beaucoup', 'énormément', 'vraiment, oui'],
    ['plutôt oui', 'assez', 'dans l’ensemble, oui', 'pas mal'],
    ['moyennement', 'ni trop ni trop peu', 'ça dépend des jours', 'un peu'],
    ['pas vraiment', 'assez peu', 'plutôt non', 'pas tellement'],
    ['pas du tout', 'très peu', 'vraiment pas'],
  ],
  en: [
    ['very %', 'extremely %', 'really %', 'very'],
    ['fairly %', 'quite %', 'rather %', 'pretty %'],
    ['somewhat', 'neither one nor the other', 'it depends on the day', 'so-so'],
    ['not very %', 'not that %', 'not really', 'a little'],
    ['not at all', 'not % at all', 'hardly'],
  ],
}

/** Words for the degree that a folded question asks for; undefined if it asks for none. */
export function degreesFor(asked: string, language: Language, stance: number): readonly string[] | undefined {
  const quality = language === 'en' ? english.exec(asked)?.[1] : undefined
  if (language === 'en' ? quality === undefined : !french.test(asked)) return undefined
  const level = stance > 0.9 ? 0 : stance > 0.2 ? 1 : stance > -0.3 ? 2 : stance > -1 ? 3 : 4
  return (said[language][level] ?? []).map((words) => words.replace('%', quality ?? ''))
}
