/** The longest remark on how to answer, in characters. */
const LONGEST = 200
/** How such a remark begins, in English and French. */
const BEGINS =
  /^(?:(?:please\s+)?(?:select|check|tick|choose|mark|circle|rate each|specify|use (?:the|this)|show|read out|code (?:one|all)|write in|enter your|indicate (?:one|all))\b|(?:(?:merci de|veuillez)\s+)?(?:cocher|cochez|sélectionner|sélectionnez|entourer|entourez|choisir|choisissez)\b|(?:plusieurs|une seule|une) réponses?\b|(?:programming|interviewer|enumerator)\b.{0,20}:|(?:enquêteur|consigne|instructions?|nb|n\.b\.|note|remarque)\s*:|(?:possible answers|answers?|answer (?:type|options?)|response (?:options?|scale|type)|options?|choices|scale|réponses?(?: possibles)?|modalités|échelle)\s*:|open-?ended|open question|free text|réponse libre|question ouverte)/i
/** A remark in brackets. */
const IN_BRACKETS = /^(?:\([^()]{3,200}\)|\[[^[\]]{3,200}\])[.:*]?$/
/** Brackets around an answer that is no reading aid: "(Refusal)", "(Don't know)". */
const WORDS_OF_REMARK =
  /\b(?:select|check|tick|choose|mark|one|all|only|answers?|multiple|several|apply|open|text|field|please|optional|read|card|scale|rate|circle|specify|checkbox(?:es)?|dropdown|drop-down|cochez|réponses?|plusieurs|seule|choix|préciser|facultatif|échelle)\b/i

/** Whether a line tells how to answer instead of asking or answering. */
export function isInstruction(text: string): boolean {
  if (text.length > LONGEST || text.endsWith('?')) return false
  if (IN_BRACKETS.test(text)) return WORDS_OF_REMARK.test(text)
  return BEGINS.test(text)
}
