import { isAboutAnotherThing, withoutConditions } from './about-another-thing.ts'
import { ofThisSurvey } from './of-which-survey.ts'
import { saysOnlyOnce } from './says-only-once.ts'

/** Words of a refusal, in lower case and without accents, which suggest that the survey was launched already. */
const ALREADY = /\b(running|done|launched|lancee?s?|en cours|terminee?s?|en production)\b/
/** Exceptions to `ALREADY`: "must be launched first" says the opposite, and "cannot be launched" says neither. */
const NOT_LAUNCHED =
  /\b(pas encore|not yet|never|jamais|must be|doit etre|before|avant d|cannot be|could not(?: be)?|pas pu (?:etre )?|to be|ne peut (pas )?etre|impossible de)\b[^.,;:]*\b(launched|lancee?s?|running|termin|done)|\b(?:launched|lancee?s?) (?:only )?(?:once|when|if|after|as soon as|une fois|quand|si|apres|des que)\b/
/** What happens only once, of a launch that is refused: "a survey runs once", "une enquete ne se lance qu'une fois". */
const ONLY_ONCE =
  /\b(?:survey|study|poll|run|questionnaire|flow|project|wave|each one|it|sondage|enquete|etude|consultation)s?\b[^.,;:]{0,40}?\b(?:runs?|launch|start|field|execut|lance|joue|demarre|part|realise)\w*\b[^.,;:]{0,20}?\b(?:once|une (?:seule )?fois)\s*(?=$|[.,;:!)])/
/** The same of whoever launches it: "You can launch a survey only once." */
const LAUNCH_ONCE =
  /\b(?:launch|start|run|lancer|demarrer)\b[^.,;:]{0,12}\b(?:survey|study|poll|enquete|sondage|etude)\b[^.,;:]{0,15}?(?<!\bat )\b(?:once|une (?:seule )?fois)\s*(?=$|[.,;:!)])/
/** A launch of what runs or is over: "cannot launch a finished survey", "on ne lance pas une enquete terminee". */
const NO_SUCH_LAUNCH =
  /\b(?:cannot|can['’]t|impossible|ne)\b[^.,;:]{0,20}\b(?:launch|start|run|(?:re)?lancer?|demarrer?)\b(?: pas)? (?:an?|une?|la|le|the|l['’]) ?(?:(?:finished|running|closed|completed|launched|active) (?:survey|study|poll|run)|(?:enquete|sondage|etude|consultation) (?:terminee?|en cours|close|cloturee?|lancee?))\b/
/** From which state alone a launch is possible, where the survey is in another one: "only possible from draft". */
const ONLY_FROM_DRAFT =
  /\b(?:only|que|uniquement|seulement)\b[^.,;:]{0,15}?\b(?:from|depuis|in|en|when|if|quand|si|a partir d[eu])\b(?:[\s='"«’:]|an?\b|the\b|une?\b|l[ea]?\b|d[eu]?\b|status\b|statut\b|state\b|etat\b|is\b|est\b)*(?:draft|brouillon)\s*(?=$|["'».,;!)])/
/** The state of the survey beside a launch that is impossible: "impossible de lancer : simulation en cours". */
const STATE_BESIDE =
  /\b(?:survey|study|poll|run|fieldwork|interviews?|simulation|collecte|passation|terrain|vague|wave|enquete|sondage|etude)\s(?:(?:is|est|deja|already|now)\s)*(?:running|in progress|closed|completed|finished|done|en cours|ouverte?|cloturee?|terminee?|fermee?|close)\b/
/** What begins so says how things are not: "no running model". */
const NONE_RUNNING =
  /\b(?:no|without|sans|aucune?)\s(?:\p{L}+\s){0,2}?(?:running|launched|lancee?s?|en cours)\b/u

/** What has begun, or when: "le terrain a commence", "the survey started at 14:06", "STATE_RUNNING". */
const HAS_BEGUN =
  /\b(?:interviews?|entretiens?|fieldwork|collection|survey|study|poll|wave|run|terrain|collecte|passation|enquete|sondage|etude|consultation|vague)\b[^.,;:]{0,20}?\b(?:(?:has|have|a|ont) (?:begun|started|finished|ended|commence|debute|demarre|fini)|(?:has|have|was|were|ont|a) (?:been |ete )?(?:completed|closed|finished|fielded|executed|archived|cloturee?s?|terminee?s?|close?s?|executee?s?|realisee?s?|archivee?s?)|a pris fin|(?:est|is) close?s?|(?:went|gone) live|a ete ouverte? (?:le|depuis) \d|(?:started|launched|left|began|opened|ended|closed|finished) (?:at|on|\d)|(?:demarree?|lancee?|partie?) (?:a|le|depuis) \d)|\b(?:state|status|etat|statut)_(?:running|launched|fielding|in_field|in_progress|active|done|completed|closed|failed|en_cours|terminee?)\b/
/** Words which prove that it was launched already, whatever else the message says. */
const SURELY_ALREADY =
  /already|\bdeja\b|\b(bereits|gia|reeds)\b|\bal (gestart|gelanceerd|begonnen|afgerond|bezig)\b|lauft schon|loopt al\b|\bya (esta |fue |ha sido |se ha )?(abiert|lanzad|iniciad|activ|en curso)|\bja (esta |foi |tinha sido )?(abert|lancad|iniciad|ativ|em curso)|\b(?:jiz|uz) (?:byl[aoy]? |bola? |bolo )?(?:zahajen|spusten|dokoncen|ukoncen|probih|prebieh|bezi)|\bjuz (?:zosta[lł]\w* )?(?:uruchomion|rozpoczet|zakonczon|trwa\b)|no longer (a )?draft|plus (un |en )?brouillon|a (deja )?ete lance/
/** "It was launched at noon", and not "until it has been launched". */
const WAS_LAUNCHED = /\b(?:has been|was) (?:launched|started)\b/
/** A survey that is none yet: "is still a draft", "est encore en brouillon". */
const IS_STILL_DRAFT =
  /\b(?:is|est)\b (?:still |encore |toujours )(?:a |an |un |une |in |en |au |a l['’]etat de )?(?:draft|brouillon|preparation|ebauche)\b/
/** What a message says of a survey that was launched: "Survey 3007 is fielding", "state: in_field". */
const HAS_STATUS =
  /\b(?:is|est|status|statut|state|etat|stato|estado|phase|stage|zustand)\b[\s:='"«]*(?:(?:is|est|still|currently|now|actuellement)\b[\s:='"«]*)?(?:live|open|executing|being (?:simulated|answered|fielded|run|processed)|fielding|in[ _-](?:the )?field|in[ _-]progress|under ?way|processing|active|closed|completed|finished|(?:en[ _-]?)?(?:collecte|terrain|cours|traitement)|ouverte?|cloturee?|terminee?|abiert[ao]|apert[ao]|abert[ao]|aktiv|offen)\b/
/** A launch refused because the survey is no draft: it is running, or over. */
const NO_DRAFT =
  /^not (?:a |in )?(?:draft|brouillon)\b|\b(is not|isn't|not in( the)?|n['’]est (pas|plus))( (a|an|en|un|in|au|a l['’]|dans l['’]))? ?((state|status|statut|etat))?( (of|de))? ?["'«]?\s?(?:[a-z]+_)*(draft|brouillon|new|nouveau)\b|\b(expected|expects|requires?|must be|attendu|doit etre)( (a|in|en|un|the))?( (state|status|statut|etat|phase|stage))?:? ?["'«]?\s?(?:\d{1,2} ?\()?(?:[a-z]+_)*(draft|brouillon|new)\b|(?:^|[_:\s])not[_ ](?:an?[_ ]|in[_ ])?(?:draft|brouillon)\s*(?=$|[.,;:!)])|\b(?:draft|brouillon)(?: (?:state|status|statut|etat))? (?:is |est )?(?:required|expected|requis|attendu)\s*(?=$|[.,;:!)])/

/** "It has left the draft state", "n'est plus en preparation", "a quitte la phase de conception". */
const LEFT_DRAFT =
  /\b(?:has left|left|no longer|not any more|n['’]est plus|a quitte|est sortie?)\b(?:[\s'"«’]|the|an?|in|en|une?|d[eu]|l[ae]?|au|state|etat|status|statut|phase|stage){0,12}\b(?:draft|brouillon|preparation|redaction|conception|design)\b/
/** What a message says of the survey's own state, by the name of a state: "its lifecycle state is InProgress". */
const STATE_IS =
  /\b(?:status|statut|state|etat|stage|phase|stato|estado|zustand|current|actual|actuel(?:le)?)\b[\s:='"«(]*(?:(?:is|est|currently|now|actuellement|courante?|current|actuel(?:le)?|incompatible|invalide?)\b[\s:='"«(]*)*(?:\w{1,5}\s*\(\s*)?(?:(?:in|under|en)[ _]execution|(?:en )?collecte|passation|field|running|in progress|in field|fielding|processing|launched|started|active|closed|completed?|finished|done|en cours|en collecte|en terrain|lancee?|terminee?|cloturee?)\b/
/** The state from which no launch leads on: "cannot transition from 'fielding'". */
const NO_WAY_FROM =
  /\b(?:transition|cannot|can't|not allowed|invalid|interdite?|impossible|ne peut)\b(?:(?!\.\s).)*?\b(?:from|depuis|desde|von|aus|da)\b[\s:]*(?:the |l['’]etat |etat |state |status )?["'«“:]*\s*([\w-]+)/
/** A step that is not allowed: "transition interdite : en_cours → en_cours". */
const FROM_AND_TO =
  /\b(?:transition|cannot|can't|not allowed|invalid|interdite?|impossible)\b(?:(?!\.\s).)*?\b([\w-]+)["'»]?\s*(?:→|[-=]+>)/
const IS_LAUNCHED =
  /^(?:\w+_)?(?:live|open|running|launched|started|field(?:ing|ed)?|in[_-]?(?:field|progress)|processing|active|closed|complete[d]?|finished|done|collecte|terrain|en[_-]?cours|lancee?|ouverte?|cloturee?|terminee?)$/
const IS_DRAFT = /^(?:\w+_)?(?:draft|brouillon|new|nouveau|created|creee?|ready|pret)$/

/** A run that went wrong was launched before; what was done to a survey and went wrong may be the launch itself. */
const RUN_FAILED =
  /(?<!\b(?:(?!running|fielding)\w+ing|(?!execution|simulation)\w+tion|launch|lancement|demarrage|load|save|update|insert|envoi)(?: (?:of|de|du))?(?: (?:the|this|an?|une?|la|le|cette|ce))?(?: l['’]|\s))\b(?:survey|study|poll|run|sondage|enquete|etude|consultation|collecte|status|statut|state|etat|phase)\b[^.,;:]{0,40}?\b(?:failed|echoue|en echec)\b/

/**
 * Whether a launch was refused because the survey was launched before, by a message in lower case and without accents.
 */
export function saysAlready(whole: string): boolean {
  const message = ofThisSurvey(whole)
  // "SURVEY_ALREADY_LAUNCHED"
  const words = message.replaceAll('_', ' ')
  if (isAboutAnotherThing(whole.replaceAll('_', ' ')) || IS_STILL_DRAFT.test(words)) return false
  if (saysOnlyOnce(words)) return true
  if (SURELY_ALREADY.test(words) || NO_DRAFT.test(message) || LEFT_DRAFT.test(message)) return true
  const said = withoutConditions(message)
  if (WAS_LAUNCHED.test(withoutConditions(words))) return true
  if (NO_SUCH_LAUNCH.test(message) || ONLY_FROM_DRAFT.test(message)) return true
  if (
    ONLY_ONCE.test(message) ||
    LAUNCH_ONCE.test(message) ||
    HAS_BEGUN.test(said) ||
    STATE_IS.test(said) ||
    RUN_FAILED.test(said)
  )
    return true
  const from = (NO_WAY_FROM.exec(said) ?? FROM_AND_TO.exec(said))?.[1] ?? ''
  if (IS_LAUNCHED.test(from)) return true
  if (IS_DRAFT.test(from)) return false
  if (NONE_RUNNING.test(said)) return false
  if (NOT_LAUNCHED.test(message)) return STATE_BESIDE.test(said.replace(NOT_LAUNCHED, ' '))
  return ALREADY.test(said) || HAS_STATUS.test(said) || STATE_BESIDE.test(said)
}
