/** That something is refused. */
const REFUSED = String.raw`\b(?:cannot|can['’]?t|can not|could not|may not|must not|(?<!do )not|never|impossible|refus\w*|forbidden|denied|interdit\w*|ne|n['’]\w+|pas|on ne)\b`
const AGAIN = String.raw`\b(?:twice|again|a second time|once more|deux fois|(?:une )?(?:seconde|deuxieme|nouvelle) fois|a nouveau|de nouveau|une fois de plus)\b`
/** Whoever may try again later is told when: "not again before noon". */
const LATER = String.raw`(?!\s*(?:until|before|within|while|for \d|in \d|after|today|now|avant|pendant|tant qu|dans \d|apres|aujourd|maintenant|plus tard|later))`
/** Between a refusal and what is refused stands no other clause: "could not be launched, launch it again" is advice. */
const CLOSELY = String.raw`(?:(?!\s(?:and|et|but|mais)\s)[^.;:,]){0,30}?`
/** Of a survey as such, something else is refused: "cannot launch again a survey without questions". */
const ANY_OTHER = String.raw`(?! (?:an?|une?) \w+ (?:with|without|avec|sans)\b)`
const LAUNCH = String.raw`\b(?:launch|lanc)\w*`
const OPEN = String.raw`\b(?:start|open|run|field|execut|demarr|ouvr|ouvert|commenc)\w*`
const COLLECTION = String.raw`\b(?:survey|study|poll|questionnaire|campaign|wave|fieldwork|collection|enquete|sondage|etude|consultation|campagne|vague|recueil|collecte|terrain|passation|inclusions)\b`

/** That a second launch is refused, by what it says of the first one, or by its own name. */
const FORMS: readonly RegExp[] = [
  `${REFUSED}${CLOSELY}${LAUNCH}${CLOSELY}${AGAIN}${ANY_OTHER}${LATER}`,
  `${COLLECTION}[^.;:]{0,40}?${REFUSED}[^.;:]{0,30}?${OPEN}[^.;:,]{0,12}?${AGAIN}${LATER}`,
  `${REFUSED}[^.;:]{0,30}?${OPEN}[^.;:,]{0,15}?${AGAIN} (?:the same |this |la meme |le meme |cette |ce |l['’])?${COLLECTION}`,
  `${REFUSED}[^.;:]{0,30}?${OPEN}[^.;:,]{0,8}?${COLLECTION} ${AGAIN}${LATER}`,
  `${REFUSED}${CLOSELY}\\b(?:re-?launch|re-?open|re-?run|relanc|rouvr|rouvert)(?!ez)\\w*${LATER}`,
  `\\b(?:second|seconde|deuxieme) (?:launch|start|lancement|mise en terrain|ouverture)\\b[^.;:]{0,20}?${REFUSED}`,
  `${REFUSED}[^.;:]{0,20}?\\b(?:second|seconde|deuxieme) (?:launch|lancement|mise en terrain)\\b`,
  `\\b(?:relance|relaunch(?:ing)?|reouverture|reopening)\\b[^.;:]{0,15}?${REFUSED}`,
].map((form) => new RegExp(form))

/** Who may not launch anything may not do it twice either. */
const OF_RIGHTS =
  /\b(?:roles?|droits?|rights?|permissions?|allowed to|habilit\w*|lecteurs?|readers?|viewers?|administrat\w*|admins?)\b/

/**
 * Whether a message, in lower case and without accents, refuses a launch because it would be the second one: "cannot be
 * launched twice", "relance interdite".
 */
export function saysOnlyOnce(message: string): boolean {
  return !OF_RIGHTS.test(message) && FORMS.some((form) => form.test(message))
}
