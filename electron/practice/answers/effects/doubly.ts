import type { Finding } from '../../../../shared/wording/finding.ts'
import { findingAt } from '../../../../shared/wording/item-context.ts'
import { fold, type Language } from '../../text.ts'
import { readOptionSet } from '../scales/option-set.ts'

/** Groups of people: two of them are two things to judge. */
const people: Readonly<Record<Language, string>> = {
  fr: "(?:equipe|manager|managers|chef|chefs|responsable|responsables|superieure?s?|hierarchie|direction|collegues|clients?|usagers|utilisateurs|medecins?|infirmi\\w+|soignants|enseignants?|professeurs?|eleves|etudiants?|parents d'eleves|voisins|gardiens?|conseill\\w+|agents?|vendeurs?|animateurs?|entraineurs?|tuteurs?|coequipiers|policiers?|juges?|elus?|benevoles|fournisseurs|partenaires|stagiaires|encadrants|personnel|secretaires?|chauffeurs?)",
  en: '(?:staff|teams?|managers?|boss|bosses|supervisors?|colleagues|co-?workers|customers|clients|users|members|residents|patients|nurses?|doctors?|carers|teachers?|professors?|instructors?|tutors?|students|pupils|classmates|teammates|coach|coaches|neighbou?rs|advis[eo]rs?|drivers?|guards?|police|judges?|councillors|volunteers|suppliers|partners|trainees|librarians?|receptionists?|caretakers?)',
}
const own: Readonly<Record<Language, string>> = {
  fr: "(?:mon|ma|mes|notre|nos|votre|vos|ton|ta|tes|son|sa|ses|leurs?|le|la|les|l'|d'autres|les autres|des) ?",
  en: '(?:(?:my|our|your|his|her|their|the|other|fellow) )?',
}

/** Endings that distinguish an adjective from a noun. */
const adjective: Readonly<Record<Language, string>> = {
  fr: '\\w+(?:ant|ante|ants|antes|if|ive|ifs|ives|eux|euse|euses|able|ables|ible|ibles|al|ale|ales|aux|ique|iques|aire|aires|ieur|ieure|in|ine|un|une|ee|ees|el|elle|els|elles|ace|aces|uste|ustes|air|aire|aires|ple|ples|ile|iles)',
  en: '\\w+(?:ive|ing|able|ible|al|ic|ous|ent|ant|ed|ful|less|ary|ory|mon|ern|ict|ast|ple|sy|ear|air|eap|afe|ure)',
}

/** Patterns that count whatever form the answer has: two superlatives in one choice. */
const anyForm: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: [
    new RegExp(
      `\\b(?:laquelle|lequel|lesquel\\w*|quel\\w*)\\b[^?]*\\b(?:le|la|les) (?:plus|moins) (?!souvent|longtemps|tot|tard)\\w+ et (?:(?:le|la|les) (?:plus|moins) )?(?!souvent)${adjective.fr}(?![a-z])`,
    ),
  ],
  en: [
    new RegExp(
      `\\b(?:which|what)\\b[^?]*\\b(?:the )?(?:most|least) \\w+ and (?:(?:the )?(?:most|least) )?${adjective.en}(?![a-z])`,
    ),
  ],
}

/** Two questions in one, each with its own question word, to be answered in free text. */
const asksTwice: Readonly<Record<Language, RegExp>> = {
  fr: /(?:^|[,:] ?)(?:(?:a|au|aux|de|avec|pour|dans|depuis|par|en) )?(?:qui|que|qu'|quoi|quand|ou|combien|quel\w*|comment|lequel|laquelle|lesquel\w*)\b[^?]{6,},? et (?:(?:a|au|aux|de|avec|pour|dans|depuis|par|en) )?(?:bout de )?(?:qui|quand|combien|quel\w*|comment|lequel|laquelle|depuis quand)\b/,
  en: /(?:^|[,:] ?)(?:(?:with|for|to|from|at|in|by|since) )?(?:who|whom|what|when|where|which|how (?:often|many|much|long)|how)\b[^?]{6,},? and (?:(?:with|for|to|from|at|in|by|since|after) )?(?:who|whom|when|where|which|how|what)\b/,
}

/** Under one scale: two groups of people, two objects of one's satisfaction, a quality and a deed, and the like. */
const onOneScale: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: [
    new RegExp(
      `\\b(?:avec|par|envers|aupres de|chez|sur) ${own.fr}(?:\\w+ )?${people.fr}(?: \\w+)?,? (?:et|ainsi que) (?:avec |par |envers )?${own.fr}(?:autres )?(?:\\w+ )?${people.fr}(?![a-z])`,
    ),
    /\b(?:satisfaction|avis|opinion|confiance|sentiment|appreciation) (?:concernant|sur|quant aux?|envers|a l'egard d\w+|vis-a-vis d\w+|a propos d\w+|au sujet d\w+) (?:notre|nos|votre|vos|le|la|les|l'|ce|cette|ces) ?[\w'-]+(?: [\w'-]+)? et (?:notre|nos|votre|vos|le|la|les|l'|ce|cette|ces) ?[\w'-]+/,
    new RegExp(
      `\\b(?:est|sont) (?:tres |assez |vraiment )?${adjective.fr} et (?:ne |n'|m'|me |se |s'|vous |nous )?(?!est|sont)\\w{3,}(?:e|ent|t|d) (?:bien|vite|les?|la|l'|mes|mon|ma|vos|votre|nos|notre|des|du|peu|longtemps)(?![a-z])`,
    ),
    /^[a-z]+(?:e|it|d|t) (?:les?|la|l'|des|ses|son|sa|aux?) ?[\w'-]+(?: [\w'-]+){0,4} et (?:en |y |s'en |les |la |le )?[a-z]+(?:e|it|d|t|nt) (?:compte|part|la|le|les|des|ses|son|sa|l'|a|aux?|bien)\b[^?]*$/,
    /\b(?:plus|moins|davantage) de \w+ (?:de|d'|pour) ?(?:l'|la |le |les )?\w+ et (?:de|d'|pour) ?(?:l'|la |le |les )?\w+/,
    new RegExp(
      `\\b(?:doi(?:t|vent)|devrai(?:t|ent)|faut|faudrait)\\b[^?.]* (?:un|une|des) \\w+(?: (?:d'|de )?\\w+)? ${adjective.fr} et ${adjective.fr}(?![a-z])`,
    ),
    /\b(?:a quelle frequence|tous les combien|combien de fois)\b[^?]*\b(?:le|la|les|l'|un|une) ?[\w'-]+ ou (?:le|la|les|l'|un|une) ?[\w'-]+ ?\?/,
  ],
  en: [
    new RegExp(
      `\\b(?:with|to|by|from|towards|of|in) ${own.en}(?:\\w+ )?${people.en} and (?:with |to |by |from )?${own.en}(?:\\w+ )?${people.en}(?![a-z])`,
    ),
    /\b(?:satisfaction|opinion|view|confidence|trust|experience) (?:with|of|about|on|regarding|concerning|in) (?:our|your|the|this|these) [\w'-]+(?: [\w'-]+)? and (?:our|your|the|this|these) [\w'-]+/,
    /\b(?:is|are|was|were) (?:very |quite |really )?(?!\w+ing\b)\w{4,} and (?!is|was|does|has|this|thus|always)[a-z]{2,}[^s]s (?:out|up|off|away|well|good|great|nice|fine|quickly|easily|my|your|the|a|an|its?|me|you|people|\w+ly)\b/,
    /^(?!this\b|was\b|is\b|has\b|news\b|sometimes\b|always\b)[a-z]{3,}s (?:[\w']+ ){1,5}and [a-z]{3,}s (?:it|them|on|to|the|a|an|his|her|their|others|people|me|us|in|for|upon)\b[^?]*$/,
    /\b(?:more|greater|fewer|less) \w+ (?:for|of|to) (?:the )?\w+ and (?:for |of |to )(?:the )?\w+/,
    new RegExp(
      `\\b(?:should|must|ought to|needs? to)\\b[^?.]* (?:an?|the) ${adjective.en} and ${adjective.en} \\w+`,
    ),
    /\bhow (?:often|frequently|many times)\b[^?]*\b(?:the|an?) [\w'-]+ or (?:the|an?) [\w'-]+ ?\?/,
  ],
}

/** People and things that are together, or set against each other, are one. */
const asOne =
  /\b(?:between|entre|together|ensemble|each other|l'un\w* (?:a )?l'autre|both|the same|(?:le|la|les) memes?|difference|relation(?:ship)? of|friends and (?:family|relatives)|family and friends|brothers and sisters)\b/

/**
 * Two things asked with one answer, in a form that the wording checker does not report, because a remark would too
 * often be wrong there: undefined where there is none.
 */
export function doubly(texte: string, options: readonly string[], language: Language): Finding | undefined {
  const said = fold(texte).trim()
  const forms = [...anyForm[language]]
  if (options.length === 0) forms.push(asksTwice[language])
  else if (isOneScale(options, language, texte) && !asOne.test(said)) forms.push(...onOneScale[language])
  for (const form of forms) {
    const found = form.exec(said)
    if (!found) continue
    const start = Math.max(0, fold(texte).indexOf(found[0]))
    return findingAt('double_barrelled', { start, end: start + found[0].length })
  }
  return undefined
}

const howOften = /\b(?:how (?:often|frequently)|a quelle frequence|tous les combien)\b/

/** Whether one scale, or yes and no, has to do for all that is asked. */
function isOneScale(options: readonly string[], language: Language, texte: string): boolean {
  return howOften.test(fold(texte)) || readOptionSet(options, language, texte).kind !== 'nominal'
}
