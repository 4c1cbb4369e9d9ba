/**
 * What the grammar of a question asks for, whatever it is about: whether one has heard of a thing, where one learns of
 * it, whom one trusts, what it does to something, whether or how one does it, whether one has ever done it, what helps
 * with it, how others could be brought to it, how it went, how one would feel, what worries one, whether it is so.
 */
export type Shape =
  | 'heard'
  | 'knowledge'
  | 'informed'
  | 'trust'
  | 'affects'
  | 'habit'
  | 'manner'
  | 'ever'
  | 'does'
  | 'hardest'
  | 'surprise'
  | 'helps'
  | 'encourage'
  | 'went'
  | 'feelAfter'
  | 'lately'
  | 'future'
  | 'means'
  | 'feelIf'
  | 'worry'
  | 'isSo'
  | 'tellOf'

/** A pattern for a question; its groups are named `thing`, `verb` and `rest`. */
export type Pattern = readonly [Shape, RegExp]
