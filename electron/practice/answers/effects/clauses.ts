import { fold, type Language } from '../../text.ts'
import { toneOf } from '../tone/tone.ts'

/** A clause that stands beside what is asked, in the same sentence. */
export interface Clause {
  readonly words: string
  /** The question without it. */
  readonly rest: string
  /**
   * `before` opens the question (« Après les pannes de cet hiver, … »), `contrast` is hung on it ("…, when fees have
   * just doubled?"), `condition` tells what it would bring ("if it kept the river clean"), `concession` opens the
   * question with what speaks against the answer that is hoped for (« Bien que le pont soit usé, … »).
   */
  readonly kind: 'before' | 'contrast' | 'condition' | 'concession'
}

const opening: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:apres|avec|devant|face a|suite a|malgre|en depit d|vu|a force d|faute d|dans un contexte d|au vu d|grace a|a cause d|en raison d|a l'heure ou|en pleine?s?|au moment ou|sans|sous) ?[^,?:]{6,120},/,
  en: /^(?:after|with|following|despite|in spite of|amid|faced with|in view of|bearing in mind|in (?:the )?light of|thanks to|because of|owing to|without|at a time (?:when|of)|given|seeing (?:that|as|how)|now that) [^,?:]{6,120},/,
}

const conceding: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:bien qu|quoiqu|meme s|encore qu)(?:e |'|i )[^,?:]{6,140},/,
  en: /^(?:although|though|even though|even if|notwithstanding that) [^,?:]{6,140},/,
}

const hung: Readonly<Record<Language, RegExp>> = {
  fr: /,? (?:alors (?:meme )?que?'?|tandis qu[e']|quand|lorsqu[e']|bien qu[e']) ?([^,?:]{8,})(?:\?\s*$|(?<=alors que.*) :)/,
  en: /,? (?:when|while|even though|although|whereas) ([^,?]{8,})\?\s*$/,
}
/** Words that make such a clause an objection: something has just happened, goes on, or is weighed. */
const objecting =
  /\b(?:just|already|still|even|only|never|viennent? de|vient d'|deja|encore|toujours|meme|jamais|seulement|(?:has|have) \w+(?:ed|en|wn|ut|id))\b/
const pronoun = /^(?:it|they|he|she|il|ils|elle|elles|on|ce|c'|ca)\b/

/** Asks whether something should be done, or is to be supported. */
const judges =
  /^(?:should|must|ought|is it (?:right|fair|reasonable|acceptable|sensible)|do you (?:support|back|approve|accept|agree|want)|are you (?:for|in favou?r|willing|ready)|would you (?:support|accept|back|vote|be (?:for|happy|willing|ready))|faut-il|doit-on|devrait-on|peut-on|(?:etes|seriez)-vous (?:pour|favorable|d'accord|pret)|[^?]*: ?(?:y )?(?:etes-vous )?(?:favorable|pour|d'accord)\b|(?:accept|approuv|souten|tolere|admett|vot)\w*-vous|[^?,]{3,60}\b(?:doi(?:t|vent)|devrai(?:t|ent))-(?:il|elle|on)s?\b)/

const brings: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:si|s') ?(?:cela|ca|elle|il|ils|elles|c')\b ?(?:vous |nous |te )?(?:permet\w*|evit\w*|pouvai\w*|peut|peuvent|aid\w*|sauv\w*|rendai\w*|redui\w*|proteg\w*|cre\w*|garanti\w*|empech\w*|soulag\w*|amelior\w*|baiss\w*|rapport\w*|signifi\w*|mettait fin)[^,?]{3,90}/,
  en: /\bif (?:it|this|that|they|doing so) (?:means?|meant|kept|keeps|saved?s?|helps?|helped|prevent\w*|could (?:save|help|prevent|protect|cut|keep)|would (?:mean|save|help|prevent|protect|cut|keep)|made|makes|brought|brings|cuts?|reduc\w+|end(?:s|ed)|stop\w*|protect\w*|creat\w*|let|lets|allow\w*|free[sd]?|spare[sd]?|guarantee\w*)[^,?]{3,90}/,
}

/** Words for the person who answers: a clause about their own facts argues for nothing. */
const ownFact = /\b(?:vous|votre|vos|you|your|yours)\b/

/** The clause beside a question that argues for a side; undefined where there is none. */
export function clauseBeside(asked: string, language: Language): Clause | undefined {
  const question = fold(asked).trim()
  const opened = opening[language].exec(question)
  if (opened) {
    const words = opened[0].slice(0, -1)
    const rest = question.slice(opened[0].length).trim()
    return ownFact.test(words) || toneOf(words, language) === 0 ? undefined : { words, rest, kind: 'before' }
  }
  const [conceded] = conceding[language].exec(question) ?? []
  if (conceded !== undefined) {
    const words = conceded.slice(0, -1)
    const rest = question.slice(conceded.length).trim()
    return ownFact.test(words) || toneOf(words, language) === 0
      ? undefined
      : { words, rest, kind: 'concession' }
  }
  const condition = brings[language].exec(question)
  if (condition)
    return { words: condition[0], rest: question.replace(condition[0], ' ').trim(), kind: 'condition' }
  const objection = hung[language].exec(question)
  const said = objection?.[1] ?? ''
  if (!objection || !judges.test(question) || ownFact.test(said) || pronoun.test(said)) return undefined
  const isTimed = /^,? ?(?:when|quand|lorsqu)/.test(objection[0])
  return objecting.test(said) || (!isTimed && toneOf(said, language) !== 0)
    ? { words: said, rest: question.slice(0, objection.index), kind: 'contrast' }
    : undefined
}
