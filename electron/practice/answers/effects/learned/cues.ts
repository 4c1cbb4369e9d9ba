import type { Language } from '../../../text.ts'

/** Patterns of one kind of word, in folded text. */
type Cue = Readonly<Record<Language, RegExp>>

/** Both sides offered in one phrase, which says nothing of the direction of a question. */
export const bothSides: Cue = {
  en: /\b(?:for or against|support or oppose|favou?r or oppose|oppose or support|approve or disapprove|agree or disagree|satisfied or dissatisfied|good or bad|or not|accept or re(?:ject|fuse)|strongly)\b/g,
  fr: /\b(?:pour ou contre|favorable ou (?:oppose|defavorable)|pour ou pas|ou non|d'accord ou pas(?: d'accord)?|satisfait ou insatisfait|approuvez-vous ou desapprouvez-vous|bonne ou (?:une )?mauvaise)\b/g,
}

/** Two answers named side by side: "higher or lower", « ou non ». */
export const evenly: Cue = {
  en: /\b(?:or not|support or oppose|oppose|for or against|agree or disagree|favou?r or oppose|satisfied or|or (?:un|dis|in)\w+|higher|lower|if at all|if any|better or worse|neither)\b/,
  fr: /\b(?:ou non|ou pas|pour ou contre|ou oppose|ou (?:in|de|mal)\w+|ou ni|le cas echeant)\b/,
}

/** Questions whether things should stay as they are. */
export const keeping: Cue = {
  en: /\b(?:stays?|remains?|keeps?|kept|retain|hold on|continues?|go on|as (?:it|they) (?:is|are)|unchanged|without|carry on|alone|free to|last|maintain\w*|preserv\w*|restored?|stick)\b/,
  fr: /\b(?:reste|restent|rester|gard\w+|conserv\w+|maint\w+|laiss\w+|continu\w+|poursui\w+|telle? quel\w*|comme (?:elle|il) est|libres?|preserv\w+|renonc\w+|attendre)\b/,
}

/** Questions whether one is against a thing. */
export const opposing: Cue = {
  en: /\b(?:oppos\w+|against|refus\w+|reject\w*|disapprov\w+|disagree|avoid|declin\w+|deny|denied|distrust|forbid\w*|forbidden|resist|object|dissatisfied|bad|worse|refrain)\b/,
  fr: /\b(?:oppos\w+|contre|refus\w+|rejet\w+|desapprouv\w+|deconseil\w+|defavorable|mecontent|mauvais|hesit\w+|recul|pire|interdi\w+)\b/,
}

/** Questions how good or bad a thing is. */
export const rating: Cue = {
  en: /\b(?:satisfied|dissatisfied|how (?:good|bad|do|did|would|is|are|much|well)|trust|rate|happy|like|recommend|enjoy)\b/,
  fr: /\b(?:satisfait|content|mecontent|comment|trouvez|jugez|note|confiance|aim\w+|recommand\w+|plu\b|plait)\b/,
}

/** Deeds against a thing: to ban, to limit, to crack down on. */
export const restricting: Cue = {
  en: /\b(?:ban\w*|clos\w+|limit\w*|stop\w*|scrap\w*|end\w*|cut\w*|remov\w*|abolish\w*|tax\w*|charge|prohibit\w*|fence\w*|pulled down|outlaw\w*|curb\w*|reduc\w*|drop\w*|cull|rein\w*|crack\w*|tackl\w*|stamp\w*|rid|cap|capp\w*|fight\w*|combat\w*|punish\w*|jail|shield\w*|away|protect\w*|put an end|tear down|demolish\w*|eradicat\w*|break|clean\w*|drain|halt\w*|escape|pay up|justice|action against)\b/,
  fr: /\b(?:interdi\w+|ferm\w+|limit\w+|arret\w+|supprim\w+|reduire|cess\w+|abol\w+|tax\w+|bann\w+|enlev\w+|retir\w+|abat\w+|fin|demol\w+|durcir|abaiss\w+|finir|terme|sevir|debarrass\w+|lutt\w+|combat\w*|punir|sanction\w*|nettoy\w+|plafonn\w+|encadr\w+|eradiqu\w+|briser|contre|stopper|proteg\w+|freiner|endiguer|s'attaquer|chasser|payer|comptes|prison|vider|demanteler|mesures)\b/,
}

/** What would follow, rather than what is so. */
export const following: Cue = {
  en: /\b(?:would|will|could|might|won't)\b/,
  fr: /\b\w+(?:erait|eraient|irait|iraient|rait|raient)\b|\b\w+(?:era|eront|ira|iront)\b/,
}

/** A tag behind a question, or a negation that calls for assent: ", isn't it?", « , non ? ». */
export const tag = /(?:n't|not|n'est-ce pas|non|si|right|hein)[ ,]*(?:he|she|it|they|you|we|there|i)? ?\?$/
