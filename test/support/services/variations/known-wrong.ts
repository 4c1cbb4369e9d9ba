/**
 * Variations, alone or in pairs, of which some replies are read wrongly, with the reason. The test fails where anything else gets
 * wrong. Those that a human could tell, or would ask about, are errors that are left to mend.
 */
export const KNOWN_WRONG: Readonly<Record<string, { why: string; mayBeTold: boolean }>> = {
  'blanks: letters': {
    why: 'letters that one person has in the place of words may be what this person said',
    mayBeTold: false,
  },
  'others: rejected + layout: map of options with persons': {
    why: 'nothing in this layout says that a person was rejected',
    mayBeTold: false,
  },
  'others: rejected + layout: persons below options': {
    why: 'nothing in this layout says that a person was rejected either',
    mayBeTold: false,
  },
  'layout: persons below options + table: scores': {
    why: 'scores are also taken for the numbers of an open-ended item that the reader of the table leaves out',
    mayBeTold: true,
  },
  'layout: map of options with persons + model: a thought of another option': {
    why: 'thoughts are taken where few of the answers beside them are different words',
    mayBeTold: true,
  },
}
