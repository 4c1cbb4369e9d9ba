const SCORES =
  'scores from 1 to 5 are taken for codes where the form of the table of answers is not understood'
const CORRECTED = 'the column beside an answer that corrects it is not seen'
const NUMBERED =
  'options with numbers beside their texts are not understood, and an option beside them is taken'
const BESIDE = 'words beside the answers are taken where these are numbers'

/**
 * Variations, alone or in pairs, of which some replies are read wrongly, with the reason. The test fails where anything else gets
 * wrong. Those that a human could tell, or would ask about, are errors that are left to mend.
 */
export const KNOWN_WRONG: Readonly<Record<string, { why: string; mayBeTold: boolean }>> = {
  'blanks: letters': {
    why: 'letters that one person has in the place of words may be what this person said',
    mayBeTold: false,
  },
  'table: calls of a model': {
    why: 'the log has other answers than the table, which is in codes or in a form that is not understood',
    mayBeTold: true,
  },
  'layout: pairs of item and answer + table: scores': { why: SCORES, mayBeTold: true },
  'layout: JSON in a text + table: scores': { why: SCORES, mayBeTold: true },
  'layout: persons below options + table: scores': { why: SCORES, mayBeTold: true },
  'layout: values in runs + table: scores': { why: SCORES, mayBeTold: true },
  'layout: one column an option + table: a screening': {
    why: 'options in the screening are taken where the table of answers is not understood',
    mayBeTold: true,
  },
  'layout: one row a person + changes: corrected beside': { why: CORRECTED, mayBeTold: true },
  'layout: columns and rows + changes: corrected beside': { why: CORRECTED, mayBeTold: true },
  'layout: lists of each column + changes: corrected beside': { why: CORRECTED, mayBeTold: true },
  'layout: CSV + changes: corrected beside': { why: CORRECTED, mayBeTold: true },
  'codes: number and text + beside: a second choice': { why: NUMBERED, mayBeTold: true },
  'codes: number and text + beside: a proposal': { why: NUMBERED, mayBeTold: true },
  'codes: number and text + model: the likeliest beside': { why: NUMBERED, mayBeTold: true },
  'codes: text and number + beside: a second choice': { why: NUMBERED, mayBeTold: true },
  'codes: text and number + beside: a proposal': { why: NUMBERED, mayBeTold: true },
  'codes: text and number + model: the likeliest beside': { why: NUMBERED, mayBeTold: true },
  'layout: JSON in a text + beside: a reason': { why: BESIDE, mayBeTold: true },
  'layout: JSON in a text + model: a thought of another option': { why: BESIDE, mayBeTold: true },
  'layout: JSON in a text + model: a paraphrase': { why: BESIDE, mayBeTold: true },
  'layout: map of options with persons + beside: a reason': { why: BESIDE, mayBeTold: true },
  'layout: map of options with persons + model: a thought of another option': {
    why: BESIDE,
    mayBeTold: true,
  },
  'layout: map of options with persons + model: a paraphrase': { why: BESIDE, mayBeTold: true },
  'traits: in a list of another order + layout: lists of each column': {
    why: 'columns without the ids of the persons are joined with a list of them by their places',
    mayBeTold: true,
  },
}
