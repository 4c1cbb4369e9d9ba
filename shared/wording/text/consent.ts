import type { WordedItem } from '../finding.ts'
import { fold } from './fold.ts'

/** A text on taking part in a study, which people accept or decline: it measures nothing, and must say all it says. */
const TAKES_PART =
  /(?<!\p{L})(?:informed consent|consent(?:s|ing)? (?:to|form)|i consent|(?:agree|willing|wish|consent)[^.?]{0,40} (?:to (?:take part|participate|be (?:interviewed|contacted|recorded))|to (?:the use|the processing|share))|participating in (?:a|this|our) (?:study|survey|research)|participation (?:in this (?:study|survey|research)|is voluntary)|consentement|(?:j'accepte|acceptez-vous|souhaitez-vous|voulez-vous|d'accord (?:pour|de))[^.?]{0,40} (?:participer|prendre part|etre (?:contacte|recontacte|interroge|enregistre)|repondre a (?:ce|cette|notre))|participation (?:a cette (?:etude|enquete)|est volontaire)|donnees (?:personnelles )?(?:seront|sont) (?:anonym|trait))(?!\p{L})/u
const ACCEPTS =
  /^(?:(?:yes|oui|non|no)(?!\p{L}).*|i (?:agree|consent|accept|do not|don't|disagree).*|(?:agree|accept|decline|consent|disagree)|j'accepte.*|je (?:consens|refuse|n'accepte|ne|suis d'accord|donne).*|(?:d'accord|pas d'accord|accepter?|refuser?|continuer|continue|next|suivant))$/u
const MOST_ANSWERS = 3

/** Whether the item asks for consent to take part. */
export function asksConsent({ stem, options }: Pick<WordedItem, 'stem' | 'options'>): boolean {
  if (options.length > MOST_ANSWERS || !TAKES_PART.test(fold(stem))) return false
  return options.every((option) =>
    ACCEPTS.test(
      fold(option)
        .replace(/[.!]+$/u, '')
        .trim(),
    ),
  )
}
