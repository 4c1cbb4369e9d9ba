/** Surveys as such, and how many of them there may be: "another survey", "3 surveys", "too many runs". */
const SURVEY =
  '(?:survey|study|poll|run|launch|project|consultation|enquete|sondage|etude|lancement|collecte|projet|questionnaire)'
const SURVEYS = `(?:${SURVEY}s|studies|launches)`
const COUNT = '(?:\\d{1,3}|two|three|four|five|several|many|deux|trois|quatre|cinq|plusieurs)'
const OF_OTHER_SURVEYS = new RegExp(
  [
    String.raw`\b${COUNT} (?:[a-z-]+ ){0,2}?${SURVEYS}\b`,
    String.raw`\b(?:another|other|une? autres?|d['’]autres|les autres) (?:[a-z-]+ )?(?:${SURVEY}|${SURVEYS})\b`,
    String.raw`\b${COUNT} (?:jobs|tasks|taches)\b`,
    // "survey 12 runs, wait before launching survey 41"
    String.raw`\b${SURVEY} (?:no )?([#\w-]*\d[\w-]*)\b.{0,200}\b${SURVEY} (?:no )?(?!\1\b)[#\w-]*\d`,
    String.raw`\b(?:too many|trop d['’e]|concurrent|simultan\w+|maximum|at most|au plus|au maximum|at a time|at the same time|a la fois|en meme temps|in parallel|en parallele)`,
  ].join('|'),
)

/** What an account may use. */
const OF_AN_ALLOWANCE =
  /\b(?:quotas?|limit[es]?|allowance|credits?|budget|solde|forfait|formule|plan|trial|essai gratuit|subscription|abonnement|licen[cs]e|billing|facturation|paiement|payment)\b/

/** What was done already that is no launch: "already exists", "deja utilise". */
const DONE_TO_OTHERS =
  /\b(?:already|deja)(?: (?:been|is|in|a|an|ete|est|etait|un|une))* (?:exist\w*|taken|used?|utilis\w*|pris\w*|revok\w*|revoq\w*|delet\w*|supprim\w*|invit\w*|members?|membres?|remov\w*|retir\w*|expir\w*|paid|paye\w*|reach\w*|atteint\w*|exceed\w*|depass\w*|assign\w*|attribu\w*)\b|\bexiste(?:nt)? deja\b/
/** A run that exists is one of this survey. */
const RUN_EXISTS =
  /\b(?:run|execution|launch|lancement|collecte|simulation|terrain|job)(?: [a-z]{0,5}[ #:-]?\w*\d\w*)? (?:already exists|exists|existe(?: deja)?)\b/

/** Whatever else may be under way, closed or failed: a check, a call, the service, an account. */
const OF_SOMETHING_ELSE =
  /\b(?:validation|verification|check|authentication|authentification|authorization|connection|connexion|request|requete|parsing|maintenance|migration|deployment|deploiement|mise a jour|upgrade|update|backup|sauvegarde|import|account|compte|workspace|espace|organi[sz]ation|panel|service|system|systeme|platform|plateforme|portal|portail|site|api|office|bureau|support|key|cle|jeton|token|session|title|titre|name|nom|slug)\b[^.;:]{0,30}?\b(?:failed|failure|echoue\w*|en cours|in progress|running|processing|active|closed|finished|done|termine\w*|cloture\w*|launched)\b|\bnothing (?:was|has been) done\b/

/** What was sent and could not be read: "parsing Survey failed", "key “questions” not found", "champ manquant". */
const OF_WHAT_WAS_SENT = new RegExp(
  [
    String.raw`\b(?:pars(?:e|ing|er)|decod\w+|(?:de)?serial\w+|unmarshal\w*|lecture|unexpected token|syntax error)\b[^;]{0,80}?\b(?:failed|failure|error|invalid|not found|missing|echou\w+|introuvable|manquante?)\b`,
    String.raw`\b(?:could not|cannot|can['’]t|failed to|unable to|error) (?:pars\w+|decod\w+|(?:de)?serial\w+|unmarshal\w*|read)\b`,
    String.raw`\b(?:key|field|property|attribute|column|cle|champ|propriete|attribut)s? (?:["'\`«“‘]\s?)?[\w.$-]+(?:\s?["'\`»”’])?(?: (?:is|was|est))? (?:not found|missing|required|manquante?|introuvable|absente?|obligatoire|requise?)\b`,
    String.raw`\bmissing (?:required )?(?:key|field|property|attribute|column)s?\b`,
  ].join('|'),
)

/** Results, of which a launch speaks only where it speaks of the launch too. */
const OF_RESULTS =
  /\b(?:results?|resultats?|reponses|answers|responses|(?:micro-?)?donnees|(?:micro-?)?data|exports?|reports?|rapports?|verbatims?|depouillement)\b/
const OF_A_LAUNCH =
  /launch|lanc|start|demarr|\b(?:draft|brouillon|twice|deux fois|seconde fois|second time|again)\b/

/** When something would be so: "once the run is completed", "tant que la relecture n'est pas terminee". */
const CONDITION =
  /\b(?:once|when|until|unless|while|pendant qu[e’']|tandis qu[e’']|after|before|as soon as|if|only when|une fois|quand|lorsqu[e’']|tant qu[e’']|des qu[e’']|apres|avant|sauf|jusqu[e’']|attend(?:re)? qu[e’']|pour qu[e’'])[^.;:,()]*/g

/** Whether a refusal, in lower case and without accents, is about something else than the state of the survey. */
export function isAboutAnotherThing(message: string): boolean {
  if (RUN_EXISTS.test(message)) return false
  if (DONE_TO_OTHERS.test(message) || OF_SOMETHING_ELSE.test(message)) return true
  if (OF_WHAT_WAS_SENT.test(message)) return true
  if (OF_OTHER_SURVEYS.test(message) || OF_AN_ALLOWANCE.test(message)) return true
  return OF_RESULTS.test(message) && !OF_A_LAUNCH.test(message)
}

/** A message without what it says of conditions, which tells of no state. */
export function withoutConditions(message: string): string {
  return message.replace(CONDITION, ' ')
}
