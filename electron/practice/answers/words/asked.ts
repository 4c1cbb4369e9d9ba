import { fold } from '../../text.ts'

import type { Ask } from './ask.ts'
import { heads, quantified, quantities, ways, whereElse } from './ask-ways.ts'
import { asksPlainlyFor } from './asked-plainly.ts'
import { tellsNews } from './first-kinds.ts'

/**
 * Number of entries at the beginning of `ways` that take precedence over the patterns for the beginning of a question.
 */
const exactWays = 5

/** Questions about when something was begun or first done. */
const begun =
  /\bwhen did you (?:start|first|begin)\b|\bwhen was the first time\b|\bquand avez-vous (?:commence|decouvert|eu (?:votre|vos) premiere?s?)|\bwhen did you (?:get|have|buy) your first\b|\b(?:quand|en quelle annee)\b.*\b(?:pour )?la premiere fois\b/

function headOf(folded: string, text: string): Ask | undefined {
  const counted = quantities.test(folded)
  // « À quel âge avez-vous … » asks for a moment in one's life.
  if (begun.test(folded)) return 'byYear'
  const before = ways.find(([ask, way]) => (ask === 'ageWhen' || ask === 'lastTime') && way.test(folded))
  if (before) return before[0]
  const head = heads.find(([, way]) => way.test(folded))
  if (head) return head[0]
  const number = counted ? ways.find(([ask, way]) => quantified.has(ask) && way.test(folded)) : undefined
  if (number) return number[0]
  if (
    /^\s*(?:[^,:]{1,60}[,:] )?(?:d'|par |jusqu')?où\s/i.test(text) ||
    // However long the introduction is: « …, en cas de panne : où vous adressez-vous ? ».
    /[,:;] (?:d'|par |jusqu')?où (?:(?:est-ce que |se |vous |en |y )?[\p{L}-]+-(?:vous|t-on|on|il|elle)|est-ce)(?![\p{L}])/iu.test(
      text,
    ) ||
    /(?:^|, )(?:from )?where\b/.test(folded)
  )
    return 'where'
  return whereElse.test(folded) && !/\b(?:pourquoi|why)\b/.test(folded) ? 'where' : undefined
}

/** Reads what an open question asks for. Its last sentence that asks decides; those before it are an introduction. */
export function askedBy(texte: string): Ask {
  // What is told first is needed to see that a thought about it is asked for.
  if (tellsNews(fold(texte))) return 'firstThing'
  const wished = wishedIfAny.exec(fold(texte).trim())
  if (wished)
    return /\b(?:pourquoi|why|explain|expliquez|justifiez|what for)\b/.test(wished[1] ?? '')
      ? 'yesNo'
      : 'name'
  const whole = fold(texte).trim()
  if (toldFirst.test(whole)) return 'describe'
  if (whether.test(whole)) return 'yesNo'
  const parts = texte.split(/(?<=[.!?…])\s+/).filter((part) => /\p{L}{2}/u.test(part))
  const asking = parts.filter((part) => part.includes('?'))
  for (const part of asking.length > 0 ? asking : parts) {
    const found = askOf(part)
    if (found !== 'other') return found
  }
  return askOf(texte)
}

/** Questions about what should be done, whatever words of opinion introduce them. */
const proposal =
  /^(?:(?:a votre avis|selon vous|d'apres vous|in your (?:view|opinion)),? )?(?:que|qu'est-ce qu'il|what(?: one thing)?) (?:faudrait|devrait|should (?:be|they|we|change)|(?:would|does|do) (?:need|have) to (?:change|be (?:done|different))|(?:needs?|has|have) to (?:change|be (?:done|different))|would you (?:alter|change))\b(?!.*\b(?:payer|pay)\b)/

/** Beginnings that ask for a tale of a thing, and not of a wish, a reason, advice or a routine. */
const told =
  /^(?:decrivez|racontez|parlez(?:-\w+)?(?: un peu)? (?:de |du |des |d')|describe|(?:tell|talk to) (?:us|me) about|talk about|speak about)(?<=['\s]|\b)(?!.*\b(?:chang\w*|amelior\w*|improv\w*|better|souhait\w*|aimeri\w*|wish|conseil\w*|advice|pourquoi|why|mots?|words?|type|typique|typical|ordinaire|ordinary|usual|normale?|average|routine)\b)/

/** Questions about which thing of a kind one would like. */
const wishedThing =
  /^(?:(?:which|what) (?!(?:persons?|people|man|woman)\b)(?!(?:one |other |new |kinds? of |sorts? of |types? of )?(?:things?|changes?|improvements?|services?|measures?|features?|facilit\w+|activit\w+|information|topics?|support|else|would|could|should|can|do|is|are)\b)|quel(?:le)?s? (?!(?:autres? |nouve\w+ )?(?:choses?|changements?|ameliorations?|services?|mesures?|equipements?|amenagements?|activites?|informations?|aides?|fonction\w*|est|sont|serai\w+)\b))\w+(?: \S+){0,3} (?:would you like|aimeriez-vous|voudriez-vous|souhaiteriez-vous)\b(?!.*\b(?:chang\w*|improv\w*|amelior\w*|better|disparaitre|supprim\w*)\b)/

/** Labels of form fields by their first word: « Loyer mensuel : », "Hours slept last night". */
const fields: readonly (readonly [Ask, RegExp])[] = [
  ['duration', /^(?:hours?|heures?|minutes?|duree|duration|time spent|temps (?:pass|de))\b/],
  [
    'money',
    /^(?:montant|loyer|prix|cout|budget|salaire|revenu|depense\w*|amount|(?:monthly |weekly |yearly )?(?:rent|cost|price|income|spending|budget)|salary|wage)\b/,
  ],
  ['count', /^(?:nombre|nb|number|how many)\b/],
  ['often', /^(?:frequence|frequency)\b/],
  ['since', /^(?:anciennete|seniority|length of)\b/],
  ['lastTime', /^(?:date|last time|derniere fois)\b/],
  ['byYear', /^(?:annee|year) (?:de|d'|of|you|when)/],
  ['who', /^(?:personnes?|person|contact|emergency contact|people)\b/],
  ['where', /^(?:lieu|endroit|place of|where|town of|ville de|country of|pays de)\b/],
  [
    'name',
    /^(?:profession|metier|occupation|job|emploi|main|principal\w*|type|mode|marque|brand|favou?rite|langues?|languages?)\b/,
  ],
]

/** What a form field asks for: a few words that are not a question. */
function fieldOf(folded: string): Ask | undefined {
  if (folded.includes('?') || /\b(?:vous|you) (?:\w+ez|think|feel|would|do)\b/.test(folded)) return undefined
  return fields.find(([, head]) => head.test(folded))?.[0]
}

/** Words of asking. */
const ofItsOwn =
  /\b(?:combien|quel\w*|qui|quoi|que|qu'|quand|comment|frequence|note|citez|nommez|how|what|which|who|when|name|rate|where)\b|(?:^|, )ou /

/** The second half of a question: « … et pourquoi », "… and with whom". */
const second =
  /,? (?:et|and)(?:,? (?:dites-nous|expliquez|dites|tell us|please say|explain|say))? (?:avec qui|with whom|who with|who (?:do|did|were) you \S+ with|pourquoi|pour quelles? raisons?|why|for what reason|où|where|à quel endroit|how do you cope)\b.*$/i

/** Questions about what would make a thing better are for wishes, however many are asked for. */
const nicer =
  /^(?:what|which|name|list|qu'est-ce qui|que|quel(?:le)?s|citez)\b[^?]*\b(?:(?:would|could|might) (?:make|render) (?!you\b)[^?]*\b(?:more \w+|better|nicer|safer|easier|livelier|quieter|greener|pleasanter)|(?:rendrai(?:t|ent)|pourrai(?:t|ent) rendre) [^?]*\b(?:plus|meilleure?s?|mieux)\b)/

/** Questions how much something costs or should cost, whatever stands in between. */
const sums =
  /^(?:(?:on average|about|roughly|environ|au total|in total|en moyenne|selon vous),? )?(?:how much|combien)\b(?!.*\b(?:time|temps|often|heures?|hours?|fois|times|water|eau|personnes?|people|jours?|days?)\b).*\b(?:spend|spent|pay|paid|costs?|depens\w*|pay(?:er|ez)|cout\w*|verser|debourser)\b/

/** What one would suggest that somebody else does is advice, and no wish. */
const suggested =
  /\bwould you (?:suggest|recommend|advise) (?:that )?(?:they|them|he|she|him|her|someone|somebody|this person)\b|\bque (?:lui|leur) (?:suggerez|suggereriez|proposeriez|dites|diriez)-vous\b/

/** « Quels types de produits vous arrive-t-il d'acheter ? » asks for the kinds, and not for how often. */
const kindsOf =
  /^(?:quel(?:le)?s|which|what) (?:autres? |other )?(?:types|sortes|genres|categories|kinds|sorts) (?:de |d'|of )(?!.*\b(?:pourquoi|why)\b)/

/** What keeps somebody from something is the reason why it is not done. */
const hindered = /^what(?:'?s| is) (?:preventing|stopping|holding|keeping) (?:you|people)\b/

/** « Citez une raison … », "Name a reason why …". */
const reasonNamed =
  /^(?:citez|donnez|indiquez|nommez|name|give|state|tell)(?:-\w+)?(?: \w+){0,3} (?:raisons?|reasons?)\b/

/** Whether something should be or is so, with why after it: « Faut-il … ? Pourquoi ? ». */
const whether =
  /^(?:(?:selon vous|a votre avis|d'apres vous|in your (?:view|opinion)),? )?(?:(?:faut-il|doit-on|devrait-on|peut-on|(?:(?:l[ae]|les|une?|des|ces?|cette|nos|notre) |l')[^?]{1,40}\b(?:doi(?:t|vent)|devrai(?:t|ent)|peu(?:t|vent))-(?:il|elle|ils|elles|on)\b|should)\b[^?]*\?\s*$|(?:faut-il|doit-on|devrait-on|peut-on|est-ce que|(?:(?:l[ae]|les|une?|des|ces?|cette|nos|notre) |l')[^?]{1,40}\b(?:doi(?:t|vent)|devrai(?:t|ent)|peu(?:t|vent)|va|vont)-(?:il|elle|ils|elles|on)\b|should|do you (?:think|believe|agree|support|give|help)|is (?:it|there)|are (?:there|you (?:for|against|in favour)))\b[^?]*\?\s*(?:(?:et |and )?(?:pourquoi|why)\b[^?]*\??|(?:please )?explain\b.*|expliquez\b.*|justifiez\b.*)$)/

/** A tale is asked for, and then how it ended. */
const toldFirst =
  /^(?:decrivez|racontez|describe|tell us about)\b[^.?!]*[.!]\s+(?:et |and )?(?:comment|how|what|why|pourquoi|qu'est-ce|que)\b[^.?!]*\?$/

/** Advice that the person was given, and is not asked to give. */
const adviceReceived =
  /\b(?:advice|tip)\b.*\b(?:received?|been given|given you|ever (?:had|got|heard))\b|\bconseil\b.*\b(?:avez(?:-vous)? (?:\w+ )?recu|vous (?:a-t-on|ait|a) (?:\w+ )?donne|on vous)\b/

/** Questions whether one would like a thing, which ask at their end why or which one. */
const wishedIfAny =
  /^(?:(?:y a-t-il|est-ce qu'il y a|is there|are there) .*\b(?:aimeriez|voudriez|souhait\w*|would (?:you )?like|want|wish)|(?:aimeriez|voudriez|souhaiteriez|souhaitez|envisagez|seriez|accepteriez)-vous|would you (?:like|want|consider|be willing|be prepared|accept)|are you (?:considering|planning|willing))\b[^?]*[?,.] ?(?:(?:si oui|if so|if yes),? )?((?:et |and )?(?:pourquoi|why|(?:please )?explain|expliquez|justifiez|lequel|laquelle|lesquel(?:le)?s|which(?: one)?s?|what for)\b.*)$/

/** The most or the least that one would pay, whatever words ask for it. */
const limit =
  /\b(?:most|maximum|highest|least|minimum|upper limit|how high|how far) \b.{0,60}\b(?:pay|spend|be charged|fork out|give up a)\b|\b(?:maximum|au plus|au-dela de (?:quel\w* )?(?:prix|montant|somme|combien)|jusqu'(?:a combien|ou))\b.{0,60}\b(?:payer|paieriez|depens\w*|debours\w*|mettre|mettriez|verser\w*)\b/

/** « Où vous situez-vous ? », "Where do you stand?": a view is asked for, and no place. */
const standing =
  /\bou (?:est-ce que vous vous situez|vous (?:situez|placez|positionnez|reconnaissez)-vous)\b|\bwhere (?:do|would) you (?:stand|come down|place yourself|situate yourself)\b/

/** Questions about what one's days or weeks are like, or what one does with those that are free. */
const ownDays =
  /\bwhat (?:usually |normally |generally )?happens (?:in|at) your (?:home|house|place|family) .{0,30}\b(?:mornings?|evenings?|weekdays?|sundays?|saturdays?)\b|\b(?:que|qu'est-ce qui) se passe(?:-t-il)? chez vous .{0,20}\b(?:matins?|soirs?|dimanches?|samedis?|semaine)\b|\bwhat (?:do |does )?your (?:\w+ ){0,3}(?:days?|weeks?|mornings?|evenings?|weekends?|sundays?|saturdays?|fridays?|mondays?) (?:\w+ ){0,2}looks? like\b|\ba quoi (?:ressemble(?:nt)?|ressemblai(?:t|ent)) (?:votre|vos|une) (?:\w+ ){0,2}(?:journees?|semaines?|matinees?|soirees?|week-ends?|dimanches?)\b|\b(?:qu'est-ce que vous faites|que faites-vous|what do you (?:usually |normally |generally )?do)\b.{0,40}\b(?:de|le|on|with) (?:vos|votre|les?|your)? ?(?:dimanches?|samedis?|week-?ends?|jours? de conge|sundays?|saturdays?|days? off)\b/

function askOf(whole: string): Ask {
  if (limit.test(fold(whole)) && !/\b(?:temps|time|hours?|heures?|thing|chose)\b/.test(fold(whole)))
    return 'money'
  if (nicer.test(fold(whole))) return 'improve'
  if (sums.test(fold(whole).trim())) return 'money'
  const plainly = asksPlainlyFor.find(([, words]) => words.test(fold(whole).trim()))
  if (plainly) return plainly[0]
  if (standing.test(fold(whole))) return 'opinion'
  if (
    ownDays.test(fold(whole)) &&
    !/\b(?:derniere?s? (?:week-?ends?|\w+di|dimanches?|semaines?|jours?)|(?:\w+di|dimanche|week-?end|semaine) derniere?|last (?:time|week\w*|\w+day|night))\b/.test(
      fold(whole),
    )
  )
    return 'routine'
  if (suggested.test(fold(whole))) return 'advice'
  if (kindsOf.test(fold(whole).trim())) return 'list'
  if (reasonNamed.test(fold(whole)) || hindered.test(fold(whole).trim())) return 'why'
  if (adviceReceived.test(fold(whole))) return 'describe'
  // If the first half asks for something by itself, it decides.
  const half = whole.replace(second, '')
  const text = half.split(/\s+/).length > 3 && ofItsOwn.test(fold(half)) ? half : whole
  const folded = fold(text)
    .replace(/^\s*\[[^\]]*\]\s*/, '')
    .replace(/^\s*(?:\d+(?:\.\d+)*[.)]?|\)|[-–•*])\s*/, '')
    .replace(
      /^(?:s'il vous plait|please|pourriez-vous|pouvez-vous|could you|can you|merci de|veuillez),? /,
      '',
    )
    .replace(/^what do you think (?=(?:would|could|should|might)\b)/, 'what ')
    // « Selon vous, quelles … » asks for things, and not for an opinion.
    .replace(
      /^(?:selon vous|a votre avis|d'apres vous|pour vous|in your (?:own )?(?:opinion|view)|according to you),? (?=(?:what|which) (?:are|is) the (?:\w+ )?(?:three|two|main|most|biggest|best)\b|who\b|quel(?:le)?s (?:sont|seraient) les\b|qui\b)/,
      '',
    )
    // A tale « en quelques mots » is still a tale, and not a word that comes to mind.
    .replace(
      /^(decri\w+|describe|resum\w+|explain|expliquez|racontez|tell us)\b(.*?),? (?:en (?:quelques|deux|peu de) (?:mots|phrases)|in (?:a few|your own) words)\b/,
      '$1$2',
    )
    .replace(
      /^(?:en (?:quelques|deux) mots|in (?:a few|your own) words),? (?=decri|describe|resum|explain|expliquez|racontez|tell us|what (?:is|does|was)|how)/,
      '',
    )
    .trim()
  if (
    /^(?:(?:selon vous|in your view),? )?(?:how should|comment (?:devrait-on|faudrait-il|faire pour)|que (?:peut|pourrait|peuvent|doit|devrait)(?:-on)? (?:bien )?faire|que (?:peut|pourrait|doit|devrait) (?:la|le|une?|l'etat|votre) ?\w* ?faire|what (?:can|could|should) (?:be done|\w+ do|the \w+ do|a \w+ do))\b/.test(
      folded,
    )
  )
    return 'improve'
  // « Quelles démarches trouvez-vous … » asks for things, not for an opinion of them.
  if (
    /^(?:quelles?|quels?) (?!est|sont)(?:\S+ ){1,6}?(?:trouvez|jugez|estimez|vous semble)\b|^(?:which|what) (?:\S+ ){1,4}do you (?:find|consider|think is|think are)\b/.test(
      folded,
    )
  )
    return /^(?:quelles|quels)\b/.test(folded) ? 'list' : 'name'
  if (/^(?:presentez-vous|(?:present|introduce|describe) yourself|decrivez-vous)\b/.test(folded))
    return 'describe'
  if (
    /\b(?:suggest|recommend|suggerez|suggereriez|proposez)\b.*\b(?:better|improve|easier|mieux|ameliorer|rendre)\b/.test(
      folded,
    )
  )
    return 'improve'
  // « Décrivez … » asks for a tale, except of what should change or of one's daily routine.
  if (told.test(folded)) return 'describe'
  // A thing that one would like is named; a change that one would like is told.
  if (wishedThing.test(folded)) return /^(?:quels|quelles)\b/.test(folded) ? 'list' : 'name'
  // « Comment est votre … ? » asks what it is like, and not how it is done.
  if (
    /^(?:comment (?:est|sont|vont|va) (?:votre|vos)|how (?:is|are) your|comment voyez-vous votre (?:vie|avenir)|how do you see your (?:life|future)|what does (?:\S+ ){1,5}(?:usually |typically )?look like (?:for|to) you)\b/.test(
      folded,
    )
  )
    return 'describe'
  // How something went is told as a tale.
  if (
    /^how (?:did|was|were) (?!you\b|it possible)|^(?:quelle (?:est|etait)|what(?: is|'s| was)) (?:l'ambiance|l'atmosphere|the (?:mood|atmosphere))\b/.test(
      folded,
    )
  )
    return 'describe'
  // « Quelle odeur vous rappelle … » asks for a thing.
  if (
    /^(?:quel(?:le)?s?|which|what) (?!(?:mots?|words?)\b)[\w-]+ (?:vous |does |do |most |best )?(?:rappel\w*|evoque\w*|remind\w*|brings?|makes? you think)\b/.test(
      folded,
    )
  )
    return 'name'
  // A change asked for « à votre avis » is a proposal, and not a judgement.
  if (proposal.test(folded)) return 'improve'
  // "Who gives you advice?" asks for a person, and not for advice.
  if (/^(?:(?:from|to|with|a|de|avec|chez|pour) )?(?:qui|whom?)\b(?! est-ce que)/.test(folded)) return 'who'
  // "Where do you go for advice?" asks for a place.
  if (/^(?:where(?:abouts)?|où)\s/i.test(text)) return 'where'
  const [first] =
    (/^how (?:much|many|often|long|far)\b/.test(folded)
      ? undefined
      : ways.slice(0, exactWays).find(([, way]) => way.test(folded))) ?? []
  if (first) return first
  const head = headOf(folded, text)
  if (head) return head
  const field = fieldOf(folded)
  if (field) return field
  for (const [ask, way] of ways) {
    // A question for a place ranks after one for a number or a reason, and before one for a name.
    if (ask === 'list' && whereElse.test(folded)) return 'where'
    if (way.test(folded)) return ask
  }
  return 'other'
}
