import { explainedPoints } from './implied-answers.ts'
import type { OutlineLine } from './outline-line.ts'

/** The longest remark on how to answer, in characters. */
const LONGEST = 200
/** How such a remark begins, in English and French. */
const BEGINS =
  /^(?:(?:please\s+)?(?:select|check|tick|choose|mark|circle|rate each|specify|use (?:the|this)|show|read out|code (?:one|all)|write in|enter your|indicate (?:one|all))\b|(?:(?:merci de|veuillez)\s+)?(?:cocher|cochez|sélectionner|sélectionnez|entourer|entourez|choisir|choisissez)\b|(?:plusieurs|une seule|une) réponses?\b|(?:programming|interviewer|enumerator|scripter|programmer|base)\b.{0,20}:|(?:enquêteur|consigne|instructions?|nb|n\.b\.|note|remarque)\s*:|(?:possible answers|answers?|answer (?:type|options?)|response (?:options?|scale|type)|options?|choices|scale|réponses?(?: possibles)?|modalités|échelle)\s*:|open-?ended|open question|free text|réponse libre|question ouverte)/i
/** A line that describes the field of a question for whoever builds the form: "Type: Radio buttons", "Options:". */
const LABEL =
  /^(?:(?:question|answer|response|field|input)[ -]?types?|type|format|ex(?:emple|ample)s?|placeholder|options?|choices|required|validation|(?:answer|response)s?|input|type de (?:question|réponse)|réponses?(?: possibles)?|possible answers|modalités|(?:items?|buckets?|options? à classer|champs?|description|consignes?|instructions?|indications?|help(?: text)?|hint|aide)(?=\s*:)|obligatoire|redirection|routing|skip logic|display logic)\s*:/i
/** The kind of a scale, named on a line of its own: "Five-point scale", "Échelle de Likert". */
const SCALE_NAME =
  /^(?:[\w-]{1,15}[ -])?(?:point|likert|binary|nominal|ordinal|linear|rating)(?:[ -](?:likert|rating))?[ -]scale(?:\s?\([^()]{1,20}\))?\s*[.:]?$|^échelle (?:de likert|binaire|linéaire)\s*[.:]?$/i
/** The ends of a scale: "1 → Not sure | 5 → Very sure". */
const ENDS = /^\(?\d{1,2}\s?[→=:–-]\s?\S.{0,80}[|,;]\s?\d{1,2}\s?[→=:–-]\s?\S/
/** Where a text or an item comes from. */
const SOURCE = /^(?:item-level )?(?:sources?|références?|references?|citations?)\s*:/i

/** Whether a line says where something comes from, and is no part of the questionnaire. */
export function isSource(text: string): boolean {
  return SOURCE.test(text)
}

/** A remark that says itself what it is, however long. */
const INSTRUCTIONS = /^(?:instructions?|consignes?)\s*:/i
/** A remark that cannot be a question, even right above answers: "Mark only one option." */
const HOW_MANY =
  /^\W*(?:mark|select|choose|check|tick|circle|cochez|choisissez)\b.{0,12}\b(?:one|all|une?|toutes?)\b.{0,30}\b(?:options?|answers?|apply|box(?:es)?|line|row|réponses?|cases?)\b.{0,12}$/i

/** Whether a line only says how to answer, or which answers there are. */
export function saysHowMany(text: string): boolean {
  return HOW_MANY.test(text) || INSTRUCTIONS.test(text) || explainedPoints(text) !== null
}

/** A remark on who is asked a question. */
const SHOWN_IF = /^\W*(?:display|show|ask) this question\b|^\W*(?:afficher|poser) cette question(?!\p{L})/iu
/** Whether a line names what stands behind its colon: "Answers: Yes / No". */
export const isLabelled = (text: string) => LABEL.test(text)

/** Whether a line says who is asked a question. */
export const saysWhoIsAsked = (text: string) => SHOWN_IF.test(text)

/** A remark on which question comes next. */
const ROUTE =
  /^\(?\*?(?:if|si)\s.{1,140}\b(?:skip to|go (?:directly )?to|proceed|continue (?:to|with)|end (?:the )?survey|passe[rz]|allez|aller)\b/i

/** A remark to whoever asks the questions or builds the form, whatever it says. */
const TO_STAFF =
  /^[([*]{0,2}\s?(?:(?:note|instructions?|consignes?) (?:to|for|à|pour)(?: the| l['’]| les?)? ?)?(?:interviewer|enumerator|programmer|programming|scripter|moderator|enquêteur|enquêtrice|enquêteurs?(?:\/trice)?)s?(?:['’]s?)?(?: (?:notes?|instructions?|remarks?|only))?[*]{0,2}\s?:/iu

/** How many characters at the end of a line are searched for its mark: more would take quadratic time. */
const END = 8

/** Whether a line speaks to whoever asks the questions, and is no part of any of them. */
export const isToStaff = ({ text, typed, fixed, role, isExact, marker }: OutlineLine) =>
  !fixed &&
  !role &&
  !isExact &&
  marker !== 'question' &&
  marker !== 'checkbox' &&
  !/\?\W*$/.test(text.slice(-END)) &&
  TO_STAFF.test(typed ?? text)

/** Remarks on the fieldwork that are no answer, even in capitals or in brackets. */
const CARD = '(?:cards?|cartes?|listes?)(?:\\s(?:n°\\s?|no\\.?\\s)?(?:\\d{1,3}[a-z]?|[a-z]\\d{0,3}))?'
const OUT = '(?:\\s(?:each|all|the|options?|answers?|rows?|items?|statements?|list|aloud|one by one)){0,4}'
const REMARK = `(?:(?:show|hand(?: over)?)(?: the)? ?${CARD}|(?:do not|don['’]t) (?:read|prompt)(?: out)?${OUT}|read out${OUT}|(?:montrer|tendre|présenter) (?:la )?${CARD}|ne pas (?:lire|suggérer))`
const asMany = (remark: string) =>
  new RegExp(`^${remark}(?:(?:[.,;]|\\s(?:and|et|[–-]))\\s${remark}){0,3}[\\s.…:]{0,4}$`, 'iu')
const FIELDWORK = asMany(REMARK)
/** What only square brackets tell apart from an answer. */
const PROGRAMMED = asMany(
  `(?:${REMARK}|(?:rotate|randomi[sz]e)${OUT}|(?:single|multi(?:ple)?)[ -]?code|code (?:one|all)(?: that apply| only)?)`,
)

/** Whether a line is a remark on the fieldwork alone: "[SHOW CARD 3]", "DO NOT READ". */
function isOfFieldwork(text: string): boolean {
  if (text.length > LONGEST) return false
  const [, open, inside = ''] = /^([[(])\s?([^[\]()]{3,200}?)\s?[\])][.:]?$/.exec(text) ?? []
  if (open !== undefined) return (open === '[' ? PROGRAMMED : FIELDWORK).test(inside)
  return text === text.toUpperCase() && FIELDWORK.test(text)
}

/** Whether a line is a note for whoever asks the questions, wherever it stands. */
export function isFieldNote(line: OutlineLine): boolean {
  const { text, typed, fixed, role, isExact, marker } = line
  if (isToStaff(line)) return true
  const isFree = !fixed && !role && !isExact && marker === null
  return isFree && isOfFieldwork((typed ?? text).trim())
}

/** Whether a line says which question comes next. */
export const isRoute = (text: string) => ROUTE.test(text)

/** Whether a line describes its question to whoever builds the form, whatever marker it has. */
export function describesField(text: string): boolean {
  return text.length <= LONGEST && (LABEL.test(text) || SCALE_NAME.test(text) || ENDS.test(text))
}

/** A line to write a score on: "Score (1-10): ____". */
const SCORE = /^(?:score|rating|note)\s?\(\s?[01]\s?(?:to|à|-|–|—)\s?\d{1,2}\s?\)[\s:_.…]{0,40}$/i
/** A remark in brackets. */
const IN_BRACKETS = /^(?:\([^()]{3,200}\)|\[[^[\]]{3,200}\])[.:*]?$/
/** Words of a remark in brackets. Brackets without them may be around an answer that is not read out: "(Refusal)". */
const WORDS_OF_REMARK =
  /\b(?:select|check|tick|choose|mark|one|all|only|options?|answers?|multiple|several|apply|open|text|field|please|optional|read|card|scale|rate|circle|specify|entourer|entourez|cocher|barrez|soulignez|checkbox(?:es)?|dropdown|drop-down|cochez|réponses?|plusieurs|seule|choix|préciser|facultatif|échelle|lire|enquêteur|enquêtrice|interviewer|enumerator)\b/i
/** A single word that may be an answer as well. */
const MAYBE_ANSWER = /^[([]\s?(?:lire|read|card)\s?[)\]]$/i

/** Whether a line tells how to answer instead of asking or answering. */
export function isInstruction(text: string): boolean {
  if (INSTRUCTIONS.test(text) || saysWhoIsAsked(text)) return true
  if (text.length > LONGEST || text.endsWith('?')) return false
  if (IN_BRACKETS.test(text))
    return (WORDS_OF_REMARK.test(text) && !MAYBE_ANSWER.test(text)) || ENDS.test(text)
  return BEGINS.test(text) || describesField(text) || ROUTE.test(text) || SCORE.test(text)
}

/** How a line begins that thanks or greets. */
const GREETS =
  /^\W*(?:merci|thank|thanks|bonjour|madame|monsieur|mesdames|messieurs|dear|hello|good (?:morning|afternoon|day)|chère?s?)(?!\p{L})/iu

/** Whether a line thanks or greets, and is neither a question nor an answer. */
export const greets = (text: string) => GREETS.test(text)
