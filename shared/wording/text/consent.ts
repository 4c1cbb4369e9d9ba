import type { WordedItem } from '../finding.ts'
import { fold } from './fold.ts'

/** A text on taking part in a study, which people accept or decline: it measures nothing, and must say all it says. */
const TAKES_PART =
  /(?<!\p{L})(?:informed consent|consent(?:s|ing)? (?:to|form)|i consent|(?:agree|willing|wish|consent)[^.?]{0,40} (?:to (?:take part|participate|be (?:interviewed|contacted|recorded))|to (?:the use|the processing|share))|participating in (?:a|this|our) (?:study|survey|research)|participation (?:in this (?:study|survey|research)|is voluntary)|consentement|(?:j'accepte|acceptez-vous|souhaitez-vous|voulez-vous|d'accord (?:pour|de))[^.?]{0,40} (?:participer|prendre part|etre (?:contacte|recontacte|interroge|enregistre)|repondre a (?:ce|cette|notre))|participation (?:a cette (?:etude|enquete)|est volontaire)|donnees (?:personnelles )?(?:seront|sont) (?:anonym|trait))(?!\p{L})/u
/** Asks for care in answering, or for an address to write to: neither measures anything. */
const ASKS_CARE_OR_ADDRESS =
  /^(?:do you (?:agree|commit|promise) to (?:read|answer|give|provide|pay attention|complete)|(?:vous engagez-vous a|acceptez-vous de) (?:lire|repondre|fournir)|(?:please )?(?:enter|leave|provide|give|type|add|share) (?:us )?(?:your|an?) (?:\p{L}+ )?(?:e-?mail|phone number|contact details)|(?:merci d'|veuillez )?(?:renseign|indiqu|laiss|saisi|entr|inscri|donn)\p{L}+ (?:votre|vos|une?) (?:courriel|adresse (?:e-?mail|mail|electronique|courriel)|e-?mail|numero de telephone|coordonnees))(?!\p{L})/u
const ACCEPTS =
  /^(?:(?:yes|oui|non|no)(?!\p{L}).*|i (?:agree|consent|accept|do not|don't|disagree).*|(?:agree|accept|decline|consent|disagree)|j'accepte.*|je (?:consens|refuse|n'accepte|ne|suis d'accord|donne).*|(?:d'accord|pas d'accord|accepter?|refuser?|continuer|continue|next|suivant))$/u
const MOST_ANSWERS = 3

/** Whether the item asks for consent to take part, for care in answering, or for an address. */
export function asksConsent({ stem, options }: Pick<WordedItem, 'stem' | 'options'>): boolean {
  const text = fold(stem)
  if (options.length > MOST_ANSWERS || !(TAKES_PART.test(text) || ASKS_CARE_OR_ADDRESS.test(text)))
    return false
  return options.every((option) =>
    ACCEPTS.test(
      fold(option)
        .replace(/[.!]+$/u, '')
        .trim(),
    ),
  )
}
