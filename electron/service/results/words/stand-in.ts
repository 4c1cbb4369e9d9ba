import { wordsOfKey } from '../../json/words-of-key.ts'
import { saysWhyMissing } from './missing-reasons.ts'

const LONGEST = 80
/** What programs write where there is no answer, or where they withhold it. */
const WORDS =
  /^\W*(nan|true|false|none|n\W?a|n\W?c|n\W?d|s\W?o|null|nil|undefined|infinity|missing|empty|blank|vide|manquante?s?|unknown|inconnue?|tbd|todo|lorem ipsum|placeholder|timeout|pending|en attente|en cours|loading|skip(ped)?|pass[ée]e?|refus(ed|al|[ée]e?)?|refus de r[ée]pondre|declined|redacted|masked|masqu[ée]e?s?|hidden|cach[ée]e?|withheld|removed|deleted|supprim[ée]e?|confidential|confidentiel(le)?|censored|censur[ée]e?|anonymi[sz]ed|anonymis[ée]e?|filtered|filtr[ée]e?|content filtered|truncated|tronqu[ée]e?|unavailable|indisponible|sans objet|données manquantes|(rate )?limit exceeded|rate limit exceeded|withheld for privacy|n[’' ]?a pas r[ée]pondu|did not answer|(non|not) (renseign[ée]e?|communiqu[ée]e?|disponible|applicable|provided|available|answered|specified|shown)|(sans|no|aucune|pas de)[ _-](r[ée]ponse|answer|response|data)|\\n|(http|error|erreur|err) ?\d{3})\W*$/i
/** What a person says who has or does nothing of what is asked: a program's word has no full stop. */
const SAID_NONE = /^none[.!]$/i
const ERROR =
  /^\s*([[(<{]\s*(error|erreur|timeout|exception)\b|(\w*error|erreur|\w*exception|traceback|timeout)\b[^:]{0,30}(:|$)|(timeout|error|erreur) (after|apr[èe]s)\b)/i
/** A text wholly in brackets, a placeholder, or the like. */
const MARKED =
  /^\s*(\[[^\]]*\]|<[^>]*>|\{[^}]*\}|\{\{.*\}\}|\$\{.*\}|\([^)]*\)|%[sd]|"\s*"|'\s*'|#[A-Z/]+[!?]?)\s*$/
const CONSTANT = /^[A-Z][A-Z0-9]*([_-][A-Z0-9]+)+$/
/** -1, -99 and the like are codes for a missing answer. */
const BELOW_ZERO = /^-\d+$/
const HASH = /^(\w{2,8}:)*[0-9a-f]{32,128}$/i
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const ENCRYPTED = /^(enc|aes|gpg|pgp)\b[\w:+/=-]*$/i
/** A single letter repeated: "xxx", "XXXX xxxx". */
const REPEATED = /^(\p{L})(\1|\s){2,}$/iu

/** Whether a text is no person's words: what a program writes where there is no answer, or where it withholds one. */
export function isStandIn(text: string): boolean {
  const own = text.trim()
  if (own.startsWith('```') && own.endsWith('```')) return true
  if (ERROR.test(own)) return true
  if (SAID_NONE.test(own)) return false
  // "DontKnow", "not_asked": one word of a program.
  if (
    !/\s/.test(own) &&
    /\p{L}[_-]\p{L}|\p{Ll}\p{Lu}/u.test(own) &&
    saysWhyMissing(wordsOfKey(own).join(' '))
  )
    return true
  if (own.length > LONGEST) return HASH.test(own)
  // A text without letters and digits is no answer either, unless it has a pictograph.
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(own)) return true
  return [WORDS, MARKED, CONSTANT, BELOW_ZERO, HASH, UUID, ENCRYPTED, REPEATED].some((pattern) =>
    pattern.test(own),
  )
}
