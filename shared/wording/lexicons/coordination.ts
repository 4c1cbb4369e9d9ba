import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** Words that are followed by what is judged, trusted, wanted or done. */
export const ATTITUDE_CUES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    pour ou (?:plutot )?contre / contre ou (?:plutot )?pour / percev\p{L}* / ressent\p{L}* / support(?:ez|er) /
    satisfaite?s? / satisfaction / contente?s? / mecontente?s? / heureu(?:x|se) / confiance / jugez-vous /
    jugez / juge\p{L}* / evalu\p{L}* / not(?:ez|eriez|er) / note / pensez-vous (?:de|du|des|d'|que) /
    pense\p{L}* / opinion / avis / image / trouvez-vous / estimez-vous / favorables? / defavorables? /
    opposee?s? / interessee?s? / interet / souten(?:ez|ir)\p{L}* / approuvez-vous / desapprouvez-vous /
    appreci\p{L}* / aimez-vous / aimeriez-vous / import\p{L}* / inquiete?s? / inquiets? / preoccupee?s? /
    informee?s? / attachee?s? / qualifie\p{L}* / recommand\p{L}* / souhait\p{L}* / faut-il / faudrait-il /
    devrait\p{L}* / devraient / doit-\p{L}+ / doivent / craignez / preferez / utilite / qualite /
    accepteriez / seriez-vous prete?s? a / etes-vous prete?s? a / a l'aise / pourriez-vous / probab\p{L}* /
    envisagez / comptez-vous / intention / encouragent / jugement / regard / sentiment / fier\p{L}* /
    genee?s? / semble\p{L}* / convien\p{L}*
  `),
  en: anyOf(`
    for or against / against or for / perceive / cope with / put up with /
    satisfied / satisfaction / dissatisfied / happy / unhappy / pleased / trust / confidence / confident /
    rate / rating / evaluate / assess / opinion / view / views / think / thoughts / feel about /
    feelings / support / oppose / favou?r / approve / disapprove / like / enjoy / interest / interested /
    important / importance / concerned / worried / likely / value / recommend / should / impressed /
    informed / prefer / welcome / back / endorse / plan to / intend to / willing / prepared to / want /
    happy to / describe / judge / quality / agree / care about / believe / comfortable / familiar /
    would you / at ease / appreciate / proud / helpful / useful / clear / easy / good / well
  `),
}

/** Words that open another clause or phrase before the conjunction, so that it does not join what is judged. */
export const NOT_COORDINATED: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    qui / dont / lequel / laquelle / lesquel\p{L}* / auquel / duquel / lorsque / quand / si / parce /
    puisque / afin / entre / parmi / pendant / durant / depuis / tels que / telles que / comme /
    notamment / selon / grace / a cause / malgre / avant / apres / contre / face / destine\p{L}* /
    (?<!^ ?)concernant
  `),
  en: anyOf(`
    who / which / whose / when / if / because / since / between / among / during / such as / like /
    including / according / due / before / after / while / where / for people / against / aimed / caused /
    than / through / via
  `),
}

/** What follows the conjunction is a clause with a subject of its own. */
export const CLAUSE_STARTS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    ^(?:vous|il|elle|ils|elles|on|je|nous|que|qu'|qui|pourquoi|comment|si|d'autres|est-ce|en quoi|dans|pendant|depuis|lorsque|quand)(?!\p{L})
  `),
  en: anyOf(String.raw`
    ^(?:you|it|they|he|she|we|i|that|which|who|why|how|if|others|what|when|where|in|during|because|while)(?!\p{L})
  `),
}

/** A second question appended to the first. */
export const SECOND_CLAUSES: Record<WordingLanguage, string> = {
  fr: anyOf(`
    (?:et|,) (?:pourquoi|pour quelles? raisons?)(?= ?[?]| ?$)
  `),
  en: anyOf(`
    (?:,? and|,) (?:why|for what reasons?|how so|why not)(?= ?[?]) /
    , and (?:do|did|are|is|have|has|would|will|was|were|can) (?:you|it|they|he|she|we)
  `),
}

/** A second sentence that repeats the first, turns it into a choice, or depends on it. */
export const RESTATEMENTS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    ^(?:et vous|diriez-vous|est-ce (?:que c'est |bien )?(?:votre|le|vrai|exact|plutot|que vous diriez)|est-ce votre|est-il|selon vous|qu'en pensez|si oui|si non|sinon|si (?:tel|c'est)|pourquoi|lequel|laquelle|que|quel\p{L}*|combien|comment|ou|quand|etes-vous d'accord|et (?:si|lequel|quel|pour|en)|dans quelle mesure|a quel point|savez-vous|saviez-vous|plutot|partagez-vous|avez-vous entendu|connaissez-vous|vous souvenez)
  `),
  en: anyOf(`
    ^(?:would you say|is (?:this|that|it)|and you|what (?:do|is|about|would)|if so|if not|if yes|why|which|how|when|where|who|do you agree|do you share|what|does this|to what|did you know|have you heard|are you aware|do you know|do you remember|or )
  `),
}
