import { fold } from '../text.ts'

import type { Ask } from './ask.ts'
import { heads, quantified, quantities, ways, whereElse } from './ask-ways.ts'

/** So many ways at the beginning are asked for more exactly than anything at the head of a question. */
const exactWays = 5

/** Asking when something was begun or done for the first time. */
const begun =
  /\bwhen did you (?:start|first|begin)\b|\bquand avez-vous (?:commence|decouvert)|\b(?:quand|en quelle annee)\b.*\bpour la premiere fois\b/

function headOf(folded: string, text: string): Ask | undefined {
  const counted = quantities.test(folded)
  // « À quel âge avez-vous … » asks for a moment of one's own.
  if (begun.test(folded)) return 'byYear'
  const before = ways.find(([ask, way]) => (ask === 'ageWhen' || ask === 'lastTime') && way.test(folded))
  if (before) return before[0]
  const head = heads.find(([, way]) => way.test(folded))
  if (head) return head[0]
  const number = counted ? ways.find(([ask, way]) => quantified.has(ask) && way.test(folded)) : undefined
  if (number) return number[0]
  if (
    /^\s*(?:[^,:]{1,60}[,:] )?(?:d'|par |jusqu')?où\s/i.test(text) ||
    /(?:^|, )(?:from )?where\b/.test(folded)
  )
    return 'where'
  return whereElse.test(folded) && !/\b(?:pourquoi|why)\b/.test(folded) ? 'where' : undefined
}

/** Reads what an open question asks for. The last sentence that asks decides: what stands before it is said in advance. */
export function askedBy(texte: string): Ask {
  const parts = texte.split(/(?<=[.!?…])\s+/).filter((part) => /\p{L}{2}/u.test(part))
  const asking = parts.filter((part) => part.includes('?'))
  for (const part of asking.length > 0 ? asking : parts) {
    const found = askOf(part)
    if (found !== 'other') return found
  }
  return askOf(texte)
}

/** Asking what should be done, whatever frame of opinion stands around it. */
const proposal =
  /^(?:(?:a votre avis|selon vous|d'apres vous|in your (?:view|opinion)),? )?(?:que|qu'est-ce qu'il|what(?: one thing)?) (?:faudrait|devrait|should (?:be|they|we)|would you (?:alter|change))\b(?!.*\b(?:payer|pay)\b)/

/** Asking for a tale at its head, of a thing and not of a wish, a reason, an advice or a routine. */
const told =
  /^(?:decrivez|racontez|describe|tell us about)\b(?!.*\b(?:chang\w*|amelior\w*|improv\w*|better|souhait\w*|aimeri\w*|wish|conseil\w*|advice|pourquoi|why|mots?|words?|type|typique|typical|ordinaire|ordinary|usual|normale?|average|routine)\b)/

/** Asking which thing of a kind one would like. */
const wishedThing =
  /^(?:(?:which|what) (?!(?:one |other |new |kinds? of |sorts? of |types? of )?(?:things?|changes?|improvements?|services?|measures?|features?|facilit\w+|activit\w+|information|topics?|support|else|would|could|should|can|do|is|are)\b)|quel(?:le)?s? (?!(?:autres? |nouve\w+ )?(?:choses?|changements?|ameliorations?|services?|mesures?|equipements?|amenagements?|activites?|informations?|aides?|fonction\w*|est|sont|serai\w+)\b))\w+(?: \S+){0,3} (?:would you like|aimeriez-vous|voudriez-vous|souhaiteriez-vous)\b(?!.*\b(?:chang\w*|improv\w*|amelior\w*|better|disparaitre|supprim\w*)\b)/

/** Fields of a form, by the word at their head: « Loyer mensuel : », "Hours slept last night". */
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

/** What a field of a form asks for: a few words that hold no question. */
function fieldOf(folded: string): Ask | undefined {
  if (folded.includes('?') || /\b(?:vous|you) (?:\w+ez|think|feel|would|do)\b/.test(folded)) return undefined
  return fields.find(([, head]) => head.test(folded))?.[0]
}

/** Words that ask. */
const ofItsOwn =
  /\b(?:combien|quel\w*|qui|quoi|que|qu'|quand|comment|frequence|note|citez|nommez|how|what|which|who|when|name|rate|where)\b|(?:^|, )ou /

/** What is asked beside the first half of a question. */
const second =
  /,? (?:et|and)(?:,? (?:dites-nous|tell us|please say))? (?:avec qui|with whom|who with|who (?:do|did|were) you \S+ with|pourquoi|pour quelles? raisons?|why|for what reason|où|where|à quel endroit|how do you cope)\b.*$/i

function askOf(whole: string): Ask {
  // The first half decides, where it asks for something by itself.
  const half = whole.replace(second, '')
  const text = half.split(/\s+/).length > 3 && ofItsOwn.test(fold(half)) ? half : whole
  const folded = fold(text)
    .replace(/^\s*\[[^\]]*\]\s*/, '')
    .replace(/^\s*(?:\d+(?:\.\d+)*[.)]?|\)|[-–•*])\s*/, '')
    .replace(
      /^(?:s'il vous plait|please|pourriez-vous|pouvez-vous|could you|can you|merci de|veuillez),? /,
      '',
    )
    // A tale « en quelques mots » is a tale, and no word that comes to mind.
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
  // « Quelles démarches trouvez-vous … » asks for things, and for no view of them.
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
  // « Décrivez … » asks for a tale, unless of what should be otherwise or of one's days.
  if (told.test(folded)) return 'describe'
  // A thing that one would like is named; what should be otherwise is not.
  if (wishedThing.test(folded)) return /^(?:quels|quelles)\b/.test(folded) ? 'list' : 'name'
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
  // What is to be changed « à votre avis » is a proposal, and no judgement.
  if (proposal.test(folded)) return 'improve'
  // Who gives advice is asked of somebody, and not what it is.
  if (/^(?:(?:from|to|with|a|de|avec|chez|pour) )?(?:qui|whom?)\b(?! est-ce que)/.test(folded)) return 'who'
  // Where one goes for advice is a place.
  if (/^(?:where|où)\s/i.test(text)) return 'where'
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
    // A place is asked for less exactly than a number or a reason, and more exactly than a name.
    if (ask === 'list' && whereElse.test(folded)) return 'where'
    if (way.test(folded)) return ask
  }
  return 'other'
}
