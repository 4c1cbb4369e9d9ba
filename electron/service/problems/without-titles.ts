/** Words in quotation marks, of any kind; an apostrophe within a word ends none. */
const QUOTED =
  /«[^«»]*»|“[^“”]*”|„[^„“”]*[“”]|"[^"]*"|‘(?:[^‘’]|(?<=\p{L})’(?=\p{L}))*’|(?<![\p{L}\p{N}])'(?:[^']|(?<=\p{L})'(?=\p{L}))*'(?!\p{L})/gu
/** What may have a title, right before it: "the survey “…”", "lancer « … »", "titled '…'", "title: '…'". */
const HAS_TITLE =
  /(?<!\p{L})(?:(?:surveys?|stud(?:y|ies)|polls?|questionnaires?|campaigns?|waves?|projects?|drafts?|forms?|interviews?|runs?|groups?|sessions?|sondages?|enqu[êe]tes?|[ée]tudes?|consultations?|campagnes?|vagues?|projets?|brouillons?|formulaires?|entretiens?|groupes?|(?:re)?launch(?:ing)?|start(?:ing)?|publish(?:ing)?|(?:re)?lancer|d[ée]marrer|publier|titled|entitled|called|named|intitul[ée]e?s?|nomm[ée]e?s?|appel[ée]e?s?)|(?:title|titre|name|nom)(?:\s+(?:is|est))?\s?[:=]?)\s*$/iu
/** What is said of a title at the beginning of a sentence: "“…” has no questions". */
const OF_TITLE =
  /^\s*(?:has|have|had|is|was|cannot|can|could|does|must|needs?|lacks|contains|already|a|n['’]|est|ne|doit|contient|manque|deja|déjà)(?![\p{L}\p{N}])(?!.{0,30}(?:state|status|[ée]tat|statut))/iu
const BEGINS = /(?:^|[.!?:]\s)\s*$/u
/** A state is one word, or in small letters, or in capitals: "running", "RUNNING", "en cours". */
const FEWEST_WORDS = 2

/** A message in which titles in quotation marks are left out: what they say is no reason for a refusal. */
export function withoutTitles(message: string): string {
  return message.replace(QUOTED, (quoted, at: number) => {
    const before = message.slice(0, at)
    if (!mayBeTitle(quoted.slice(1, -1).trim())) return quoted
    if (HAS_TITLE.test(before)) return ' '
    return BEGINS.test(before) && OF_TITLE.test(message.slice(at + quoted.length)) ? 'it' : quoted
  })
}

function mayBeTitle(text: string): boolean {
  if (!/^[\p{Lu}\p{N}¿¡]/u.test(text) || text === text.toUpperCase()) return false
  return /[?!…]$/u.test(text) || text.split(/\s+/).length >= FEWEST_WORDS
}
