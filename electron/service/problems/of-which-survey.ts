/** What a service calls the thing that is launched, as such. */
const SURVEY =
  '(?:survey|study|poll|questionnaire|campaign|wave|sondage|enquete|etude|consultation|campagne|vague)'

/** "The previous wave", "l'enquete parente", "your other survey". */
const OF_ANOTHER = [
  String.raw`\b(?:previous|preceding|prior|last|latest|earlier|parent|other|pilot|sister|linked|source|original|first|older|different|separate) (?:[a-z-]+ ){0,1}?${SURVEY}\b`,
  String.raw`\b${SURVEY} (?:precedente?|anterieure?|parente?|pilote|mere|source|liee?|d['’]origine|initiale?)\b`,
  String.raw`\b(?:derniere?|premiere?|precedente?|ancienne?|autre) ${SURVEY}\b`,
  String.raw`\b(?:pilot|pilote|parente?|predecessor|predecesseur|copy|copie) (?:of|de|du|d['’])`,
  String.raw`\b(?:your|votre) (?:previous|last|derniere?|precedente?) \w+`,
  // "before launching another", "avant d'en lancer une autre"
  String.raw`\b(?:before|avant)\b.*\b(?:another|(?:a )?new one|next one|une autre|une nouvelle|la suivante)\b`,
  // "already launched with this title"
  String.raw`\b(?:avec|with|portant|having|under|sous|named|of) (?:this|the same|that|ce|le meme) (?:title|name|label|titre|nom|intitule|slug|code)\b`,
].map((form) => new RegExp(form))

/** That one of all surveys runs: "a survey is running", "vous avez deja une enquete en cours". */
const ONE_OF_ALL = [
  String.raw`\b(?:an?|une?|some|any|one|each|every) (?:[a-z-]+ ){0,2}?${SURVEY}(?: (?:of|de|du|in|dans|from|by|for|pour) (?:[\w'’-]+ ){0,3}?[\w'’-]+)?(?: (?:already|deja|still|currently|toujours|encore|actuellement))* (?:is|was|has|est|a|tourne|runs)\b`,
  String.raw`\b(?:some|des|several|certaines|many) (?:[a-z-]+ )?(?:${SURVEY}s|studies)\b`,
  String.raw`\b(?:already|deja|currently|still|actuellement|have|has|avez|there is|there['’]s|il y a)(?: (?:launched|started|lance|demarre|running|got))? (?:an?|une?) (?!cette|ce |la |l['’])(?:[a-z-]+ ){0,2}?${SURVEY}\b`,
].map((form) => new RegExp(form))
/** Such a sentence may be about this survey nevertheless, or about what happens to each survey only once. */
const OF_THIS =
  /\b(?:(?:for|of|with|pour|de|avec) (?:this|cette|ce|cet) (?:survey|study|poll|questionnaire|campaign|sondage|enquete|etude|consultation|campagne|id|identifier|identifiant)|once|twice|only|une fois|une seule fois|deux fois)\b/

/** What is done to a survey before it is launched: "open for editing", "en cours de relecture", "being translated". */
const IS_PREPARED = [
  /\b(?:open(?:ed)?) (?:for|to) (?:\w+ing|revisions?|reviews?|comments?|edits?|changes?)\b|\bopen(?:ed)? (?:in|by)\b/,
  /\bouverte? (?:a la|a l['’]|en|pour|aux|par|chez|dans) ?(?:modif|edit|relec|redac|ecriture|correction|comment|revision|un|une)/,
  /\b(?:en cours|in the process|in process) (?:de |d['’]|of )(?!execution|executing|collecte|collect|recueil|interrogation|inclusion|terrain|passation|traitement|process|realisation|simulation|simulat|lancement|launch|running|fielding|field|administration|diffusion)/,
  /\b(?:being|currently|under|in|en) (?:edit\w*|modif\w*|review\w*|revis\w*|translat\w*|import\w*|duplicat\w*|copied|delet\w*|approv\w*|validat\w*|check\w*|relecture|redaction|traduction|edition|construction|suppression|validation)\b/,
  /\b(?:can|may|peut) (?:(?:still|encore) )?(?:be|etre) (?:edit|modif|chang|complet)/,
  /\b(?:editing|modifying|reviewing|translating|modifie|edite|relit|traduit|corrige) (?:this|the|cette|l['’])/,
  /\b(?:awaits?|awaiting|wait(?:ing)? (?:for|until)|pending|attend|attend(?:ez|re) (?:que|la fin|l['’])|en attente)\b/,
]

/** A survey that was prepared before: "n'est plus en redaction". */
const WAS_PREPARED = /\b(?:no longer|not any more|plus|left|quitte|sortie?)\b/

/** That it was not launched: "has not been launched yet", "n'a jamais ete lancee", "is ready to be launched". */
const NOT_YET = [
  /\b(?:not|never|n['’]t)(?: (?:yet|been|being|was|actually))* (?:launched|started|running|fielded|live)\b/,
  /\b(?:n['’](?:a|est|ai|avez)|pas|jamais)(?: (?:pas|jamais|encore|ete))* (?:lancee?|demarree?|commencee?|partie?|en cours)\b/,
  /\b(?:yet|ready|waiting|still|remains?|reste) (?:to be|a) (?:launched|started|lancer|demarrer)\b/,
]

/** What may be said of the thing that is launched, or of where it stands. */
const OWN_NOUN =
  /\b(?:surveys?|stud(?:y|ies)|polls?|runs?|waves?|projects?|questionnaires?|forms?|flows?|campaigns?|interviews?|fieldwork|field|collection|launch(?:es|ing)?|relaunch(?:ing)?|lancer|relancer|relance|jobs?|executions?|process|simulations?|status|state|stage|phase|record|resource|object|aggregate|item|entity|experiments?|missions?|batch|drafts?|sondages?|enquetes?|etudes?|consultations?|campagnes?|formulaires?|entretiens?|terrain|collecte|recueil|inclusions?|passation|vagues?|lancement|statut|etat|projet|brouillon|ressource|barometre|barometer|panel (?:study|survey)|transition|operation|action|order|ticket|dossier|answers?|reponses?|personas?|respondents?|repondants?)\b/
/** Whoever launches, or the thing itself by a pronoun. */
const PRONOUN =
  /^(?:it|this|that|elle|il|celle-ci|celui-ci|you|vous|we|nous|they|on|ce|cela|ca|c['’]|i|already|deja|what|which|one|c|which one)$/
const VERB =
  /\b(?:is|are|was|were|has|have|had|est|sont|a(?= (?:deja|ete|toujours|commence|debute|demarre|fini|echoue|une?)\b)|ont|etait|already|deja|still|currently|toujours|actuellement|must|needs?|doit|doivent|en cours|in progress|under ?way)\b/
/** Somebody launched it: "a colleague has already launched this survey". */
const LAUNCHED_THIS =
  /\b(?:launched|started|ran|lance|demarre|execute) (?:this|the|cette|ce|cet|l['’]) ?(?:same )?(?:survey|study|poll|sondage|enquete|etude|consultation|campaign|campagne|draft|brouillon|one)\b/

/** "This fiche was already deployed": the very thing that was to be launched. */
const VERY_THING = /^(?:this|cette|cet|ce)\b.*\b(?:already|deja)\b/
const OF_DRAFTS = /\b(?:draft|brouillon)\b/

const IS_FRENCH =
  /^(?:le|la|les|un|une|de|du|des|ce|cet|cette|votre|vos|mon|ma|notre|dans|sur|pour|avec|deja)$/
const PREPOSITION = /^(?:for|of|in|on|from|with|by|at|to|under|named|called|which|that|id)$/

/** "The project to which this survey belongs". */
const OF_WHAT_HOLDS_THIS =
  /\b(?:auquel|a laquelle|dont|que|ou|which|that|qui) (?:\S+ ){0,2}(?:this|cette|ce)\b/

/** Whether what a clause says is said of something else: "your trial has finished", "the panel is being refreshed". */
function isOfAnotherSubject(clause: string): boolean {
  const verb = VERB.exec(clause)
  if (verb === null || [LAUNCHED_THIS, VERY_THING, OF_DRAFTS].some((form) => form.test(clause))) return false
  const subject = clause.slice(0, verb.index).trim()
  const words = subject.split(/\s+/).filter((word) => /[\p{L}\d=]/u.test(word))
  if (words.length === 0 || words.length > 6 || /\d|=/.test(subject)) return false
  if (PRONOUN.test(words.at(-1) ?? '')) return false
  return OF_WHAT_HOLDS_THIS.test(subject) || !OWN_NOUN.test(headOf(subject))
}

/**
 * What the words of a subject are about: "launch window" and "calendar of the survey" are no surveys. The noun comes
 * first in French and last in English, before what is said about it.
 */
function headOf(subject: string): string {
  const bare = subject
    .replace(/«[^»]*»|["“][^"”]*["”]|(?<!\S)'[^']*'(?!\S)/g, ' ')
    .replace(/\b[ld]['’]/g, 'le ')
  const words = bare.trim().split(/\s+/)
  if (words.some((word) => IS_FRENCH.test(word))) return words.find((word) => !IS_FRENCH.test(word)) ?? ''
  const end = words.findIndex((word) => PREPOSITION.test(word))
  const named = end > 0 ? words.slice(0, end) : words
  // "study pets-home": the noun stands before its id.
  return named.slice(/[-_]/.test(named.at(-1) ?? '') ? -2 : -1).join(' ')
}

/**
 * A refusal, in lower case and without accents, without the clauses that say something of another survey, of what is
 * done to a draft, or that nothing was launched. What is left may tell that this survey was launched.
 */
export function ofThisSurvey(message: string): string {
  return message
    .split(/([()]|[.;:!?,·–—]+(?:\s|$)|\s[/|]\s|\s(?:and|et|but|mais|because|car|puisque|as)\s)/)
    .map((clause, at) => (at % 2 === 0 && isOfAnother(clause) ? ' ' : clause))
    .join('')
}

function isOfAnother(clause: string): boolean {
  const says = (forms: readonly RegExp[]) => forms.some((form) => form.test(clause))
  if (says(NOT_YET) || says(OF_ANOTHER)) return true
  if (says(IS_PREPARED) && !WAS_PREPARED.test(clause)) return true
  return (says(ONE_OF_ALL) && !OF_THIS.test(clause)) || isOfAnotherSubject(clause.trim())
}

/** Answers show that somebody was asked. */
const HAS_ANSWERS =
  /\b(?:has|have|a|ont|already|deja) (?:already |deja )?(?:some |des |\d+ )?(?:answers|responses|results|reponses|resultats)\b/

/** Words of a refusal that says nothing besides: "Conflict", "launch not allowed in this state". */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  (
    'conflict conflit error erreur invalid invalide illegal illegale bad wrong incorrect incorrecte mauvais state status etat ' +
    'statut transition launch launched launching lancement lancer lancee survey surveys study poll enquete sondage etude ' +
    'operation action request requete not non pas ne cannot can could allowed permitted possible impossible refused refuse ' +
    'refusee rejected rejetee denied forbidden interdit interdite current courant actuel actuelle the this that its in is ' +
    'be been was to for of on a an at because due par pour du de des la le les l d en dans cette cet ce son sa est a ete ' +
    'peut etre http code err resource ressource failed echec precondition unable permise permis autorisee autorise'
  ).split(' '),
)

/**
 * Whether a conflict (409), by its words in lower case and without accents, can only be with the state of the survey:
 * no reason is given at all, or that it has answers.
 */
export function isConflictOfState(message: string): boolean {
  return (
    HAS_ANSWERS.test(message) || (message.match(/\p{L}+/gu) ?? []).every((word) => SAYS_NOTHING.has(word))
  )
}
