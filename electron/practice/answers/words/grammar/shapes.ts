/**
 * What the grammar of a question asks for, whatever it is about. Of a thing: `heard`, `knows`, `hears` (what one is told of
 * it), `informed` (where one learns of it), `trust`, `effect`, `changed`, `changedSelf` (what
 * one does otherwise than before), `naming` (what to call it), `whoWould` (use it, come), `future`, `role`, `without`, `serves`, `benefits`,
 * `drawbacks`, `hurdles`, `steps`, `success`, `please`, `contribute`, `kin` (what people around think), `mind` (what it
 * brings to mind), `reaction` (to a proposal), `news` (to bad
 * news). Of what one does: `habit`, `manner`, `ever`, `does` (for an end), `helps`,
 * `hardest`, `surprise`, `went`, `lastTold` (the last time one did it), `usual` (how it goes each time), `putsOff` (what keeps others from it), `craze` (why others take to it), `check` (how one would know that it works), `experience`, `occasion`, `memory`, `lately`, `tellOf`, `influence`. Of views: `means` (what should be
 * done), `duty` (what somebody should do in a case), `persuade` (others), `attract` (those who do not come), `encourage` (oneself), `reassure`, `lookOut` (what others should beware of), `doubt` (what speaks
 * against having a thing), `deterred` (what keeps one from doing it), `push` (what would make one leave or stop), `quit` (what did), `felt`, `feelIf`, `worry`, `isSo`, `seen`
 * (by others), `cause`, `whyDo` and `whyNot` (why others do or do not), `sides` (some say this, others that), `reply` (to
 * somebody's view), `agree` (with what was said). At the end of a discussion: `moved` (whether one's mind was changed), `retained`, `missed`.
 */
export type Shape =
  | 'heard'
  | 'knows'
  | 'hears'
  | 'informed'
  | 'trust'
  | 'effect'
  | 'changed'
  | 'future'
  | 'role'
  | 'without'
  | 'serves'
  | 'benefits'
  | 'drawbacks'
  | 'hurdles'
  | 'steps'
  | 'success'
  | 'please'
  | 'contribute'
  | 'kin'
  | 'mind'
  | 'reaction'
  | 'news'
  | 'habit'
  | 'manner'
  | 'ever'
  | 'does'
  | 'helps'
  | 'hardest'
  | 'surprise'
  | 'went'
  | 'experience'
  | 'occasion'
  | 'lately'
  | 'tellOf'
  | 'influence'
  | 'means'
  | 'persuade'
  | 'encourage'
  | 'doubt'
  | 'felt'
  | 'feelIf'
  | 'worry'
  | 'isSo'
  | 'seen'
  | 'cause'
  | 'whyDo'
  | 'whyNot'
  | 'sides'
  | 'reply'
  | 'moved'
  | 'retained'
  | 'missed'
  | 'memory'
  | 'duty'
  | 'deterred'
  | 'push'
  | 'quit'
  | 'lookOut'
  | 'attract'
  | 'changedSelf'
  | 'whoWould'
  | 'naming'
  | 'reassure'
  | 'agree'
  | 'lastTold'
  | 'usual'
  | 'putsOff'
  | 'craze'
  | 'check'

/**
 * A pattern for a question that is folded letter by letter. Its groups name the thing (`thing`, `people`), the preposition
 * before it (`of`), the verb (`verb`, `se`), what follows it (`rest`), the end to be reached (`end`), or two views (`one`,
 * `other`).
 */
export type Pattern = readonly [Shape, RegExp]

/** Makes patterns of lines with a shape and the words that ask for it; `lead` is what may come before them. */
export function patternsOf(lines: string, lead: string): readonly Pattern[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ')
      return [line.slice(0, at) as Shape, new RegExp(`${lead}(?:${line.slice(at + 2)})$`, 'd')]
    })
}

/** Shapes that ask for an opinion, so that the stance decides; what one knows or does is drawn once for a person. */
export const views: ReadonlySet<Shape> = new Set([
  'effect',
  'feelIf',
  'worry',
  'isSo',
  'trust',
  'future',
  'reaction',
  'mind',
  'reply',
  'sides',
  'agree',
])

/** Shapes of whose answers nobody gives two: they would contradict each other. */
export const single: ReadonlySet<Shape> = new Set([
  'experience',
  'kin',
  'without',
  'changed',
  'serves',
  'missed',
])

/** Shapes to which what is known of a thing has better answers. */
export const ofThings: ReadonlySet<Shape> = new Set([
  'please',
  'means',
  'success',
  'benefits',
  'drawbacks',
  'serves',
  'hurdles',
  'whyNot',
  'mind',
])

/** Those of them that may mean any part of a wide field, such as the young, of which other things are known. */
export const ofParts: ReadonlySet<Shape> = new Set(['whyDo', 'whyNot', 'mind'])

/** Shapes that a known class of questions or a fact answers better. */
export const lesser: ReadonlySet<Shape> = new Set([
  'habit',
  'manner',
  'ever',
  'hardest',
  'surprise',
  'tellOf',
  'occasion',
  'mind',
  'reaction',
  'cause',
  'whyDo',
  'quit',
  'news',
  'lastTold',
  'usual',
])

/** Shapes to which a fact is an answer; the others are about views, even where they name a fact. */
export const ofFacts: ReadonlySet<Shape> = new Set([...lesser, 'steps', 'kin', 'influence', 'experience'])
