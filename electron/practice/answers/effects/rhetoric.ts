import { fold, type Language } from '../../text.ts'
import { toneOf } from '../tone/tone.ts'

/** Questions that suggest a no: « voulez-vous vraiment … », "is it really necessary …", « trouvez-vous normal … ». */
const callsForNo: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:y a-t-il quelqu'un qui|vraiment|serieusement|reellement|franchement|sincerement|honnetement|encore (?:tolerer|supporter|subir|accepter|attendre|payer|rappeler|laisser)|encore longtemps|continuer a|(?:trouvez-vous|est-il|est-ce) (?:vraiment |bien )?(?:normal|acceptable|logique|juste|admissible|tolerable|raisonnable)|peut-on (?:encore|decemment|raisonnablement)|comment (?:peut-on|pourrait-on|ose-t-on|accepter|justifier|tolerer)|tout de meme pas|quand meme pas|vous ne (?:voudriez|souhaitez|voulez|aimeriez|accepteriez)|prendriez-vous le risque|(?:imprudent|fou|naif|bete|egoiste|irresponsable|inconscient|stupide)\w* pour|pourquoi (?:vouloir|voudrait-on|irait-on|continuer|faudrait-il)|a quoi bon|jusqu'a quand)\b/,
  en: /\b(?:is there any(?:one|body) who|really|seriously|honestly|truly|genuinely|actually|how (?:can|could|dare) (?:any(?:one|body)|we|one|they|people)|you (?:don't|wouldn't|do not|would not)|why would \w+ (?:want|need|choose|support|trust|pay)|(?:foolish|reckless|mad|naive|stupid|selfish|careless|irresponsible) enough|(?:you|we|they) (?:risk|gamble|jeopardi|endanger)|why on earth|why should we|why must we|can (?:we|you|anyone) (?:really |still |seriously )?(?:afford to|go on)|what (?:sort|kind) of)\b/,
}

/** Whether the leading words suggest a no. */
export function leadsToNo(words: string, language: Language): boolean {
  const folded = fold(words)
  return callsForNo[language].test(folded) && !/\b(?:afford not|how long|how much longer)\b/.test(folded)
}

/** Whether the words ask if a wrong is right: "Is it fair that some have to …?" */
export function takenAsWrong(words: string, language: Language): boolean {
  const folded = fold(words)
  return (
    language === 'fr'
      ? /^(?:est-il|est-ce|trouvez-vous|vous (?:parait|semble)) ?\S* ?.{0,20}(?:normal|juste|acceptable|admissible|tolerable|logique|equitable)\b.* (?:que|qu')/
      : /\bis (?:it )?(?:\w+ )?(?:fair|right|acceptable|reasonable|just) (?:that|for)\b/
  ).test(folded)
}

/** Whether the words only ask if one would refuse or allow a thing, of which nothing good or bad is said. */
export function asksToRefuse(asked: string, words: string, language: Language): boolean {
  const folded = fold(words)
  return (
    /^(?:refuseriez-vous(?: d[e'])?|would you (?:refuse|let an?))\b/.test(folded) &&
    toneOf(fold(asked).replace(folded, ' '), language) === 0
  )
}

/** Rhetorical forms that seem to turn a question round, and the plain form of each. */
const plainer: readonly (readonly [RegExp, string])[] = [
  [
    /\bqui (?:donc )?(?:pourrait|peut|oserait|voudrait)(?: \S+ment| encore| bien)? (?:s['’]opposer (?:à|au|aux)|[êe]tre (?:contre|oppos[ée]e?s? (?:à|au|aux))|refuser|contester|rejeter|dire non (?:à|au|aux))/iu,
    'êtes-vous favorable à',
  ],
  [
    /\bwho (?:could|would|can)(?: possibly| honestly| seriously| really| ever)? (?:be against|object to|oppose|refuse|reject|say no to|argue against)/iu,
    'do you support',
  ],
  [
    /\bcomment (?:peut-on|pourrait-on|ose-t-on)(?: encore| sérieusement)? (?:s['’]opposer (?:à|au|aux)|[êe]tre contre|refuser)/iu,
    'peut-on refuser',
  ],
  [
    /\b(is|are|do|does|should|would|could|can|has|have|was|were)n['’]t (?=(?:an?|every|each|some|any|such|all|more|the|our|your)\b)/giu,
    '$1 ',
  ],
  // An aim, or a fight told with sympathy, is not what the question is about and must not turn its direction.
  [/^(?:pour|afin) (?:que?|qu['’]|de|d['’]|en|ne|mettre|emp[êe]cher)\b[^,?]{6,100}, ?/iu, ''],
  [
    /^(?:so that|in order that|to (?:stop|prevent|end|avoid|put an end|fight|combat|tackle))\b[^,?]{5,100}, ?/iu,
    '',
  ],
  [
    /\b(le|ce|leur|du|au) (?:juste |noble )?combat (?=(?:\S+ )?(?:des|de|du|d['’]|contre)\b)/giu,
    '$1 mouvement ',
  ],
  [/\b(la|cette|leur) (?:juste |noble )?lutte (?=(?:\S+ )?des\b)/giu, '$1 mobilisation '],
]

/** The stem without rhetoric that would be read as turning its direction round. */
export function withoutRhetoric(texte: string): string {
  return plainer.reduce((text, [pattern, plain]) => text.replace(pattern, plain), texte)
}
