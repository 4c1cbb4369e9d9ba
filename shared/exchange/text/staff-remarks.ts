/**
 * A remark in brackets at the end of a question, for whoever asks it: « (Enquêteur : montrer la carte 1) »,
 * "[Interviewer: show card]", « (noter en clair) ». Only so many characters at the end are searched.
 */
const REMARK =
  /\s*[([]\s*(?:(?:note |instructions? |consignes? )?(?:(?:to|for|à|pour) (?:the |l['’]|les? )?)?(?:interviewer|enumerator|programmer|scripter|enquêteur|enquêtrice|enquêteurs?(?:\/trice)?)s?\s*:[^()[\]]{1,160}|(?:noter|relever|coder|inscrire) (?:en clair|textuellement|mot à mot|la réponse)[^()[\]]{0,60}|(?:write|record|note|code) (?:down )?(?:verbatim|in full|the answer)[^()[\]]{0,60}|(?:montrer|tendre|présenter|remettre) (?:la |une )?(?:carte|liste)(?:\s(?:n°\s?|no\.?\s)?(?:\d{1,3}[a-z]?|[a-z]\d{0,3}))?\s?|(?:show|hand over) (?:the )?(?:show)?card(?:\s(?:n°\s?|no\.?\s)?(?:\d{1,3}[a-z]?|[a-z]\d{0,3}))?\s?)[)\]]\.?$/iu
const SEARCHED = 220
/** The unit of the answer, which whoever answers has to know: "in minutes", « en heures ». */
const UNIT =
  /(?<!\p{L})(?:in|en|per|par) (?:whole |full |complete |thousands? of |milliers d['’e] ?)?(?:seconde?s?|minutes?|hours?|heures?|days?|jours?|weeks?|semaines?|months?|mois|years?|années?|ans|met(?:er|re)s?|mètres?|miles?|feet|inch(?:es)?|pieds|(?:kilo|centi|milli)m(?:et(?:er|re)|ètre)s?|[kcm]?m|m²|k?g|(?:kilo)?gram(?:me)?s?|kilos?|tonne?s?|pounds?|lit(?:er|re)s?|euros?|k?€|dollars?|francs?|percent|pour ?cent(?:age)?s?|percentages?|degrees?|degrés?|[%$£])(?![\p{L}\d])/iu
/** What is written down in another way than in full: in cups, in two words. A remark to the interviewer has a colon. */
const IN_WHAT =
  /^[^:]*(?<!\p{L})(?:in|en) (?!(?:full|clair|detail|détail|words|toutes lettres|the|le|la)(?!\p{L}))/iu

/** The remark without its brackets; null where there is none, or nothing else. */
export function staffRemarkOf(question: string): string | null {
  const found = REMARK.exec(question.slice(-SEARCHED))
  if (!found || found[0].length >= question.length) return null
  return UNIT.test(found[0]) || IN_WHAT.test(found[0])
    ? null
    : found[0].trim().replace(/^[([]\s*|\s*[)\]]\.?$/gu, '')
}

/** A question without such a remark at its end. */
export function withoutStaffRemark(question: string): string {
  if (staffRemarkOf(question) === null) return question
  const from = Math.max(0, question.length - SEARCHED)
  return (question.slice(0, from) + question.slice(from).replace(REMARK, '')).trim()
}
