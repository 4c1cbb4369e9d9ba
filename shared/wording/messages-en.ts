import type { WordingMessages } from './messages.ts'

/** The checker's texts in English. */
export const messagesEn: WordingMessages = {
  names: {
    double_barrelled: 'Double-barrelled',
    leading: 'Leading',
    presupposition: 'Built-in assumption',
    loaded: 'Loaded words',
    double_negative: 'Double negative',
    vague_quantifier: 'Vague frequency or amount',
    no_reference_period: 'No reference period',
    absolute: 'Absolute term',
    agree_disagree: 'Agree–disagree scale',
    unbalanced_scale: 'Unbalanced scale',
    range_overlap: 'Overlapping ranges',
    range_gap: 'Gap between ranges',
    duplicate_options: 'Duplicate options',
    mismatched_options: 'Options that do not answer',
    several_answers: 'Asks for several answers',
    missing_dont_know: 'No “don’t know” option',
    too_long: 'Too long or too complex',
    jargon: 'Unexplained term',
  },
  whys: {
    double_barrelled:
      'It asks about two things at once: people who feel differently about each cannot answer.',
    double_barrelled_things:
      'It names two things under one answer: see whether people may feel differently about each.',
    double_barrelled_questions:
      'It asks two questions but takes only one answer: you will not know which one was answered.',
    leading: 'The wording pushes people towards one answer.',
    leading_negation: 'A question phrased in the negative invites a “yes”.',
    leading_tag:
      'A question tag at the end (such as “isn’t it?”) asks people to confirm rather than to answer.',
    leading_certainty: 'It presents an opinion as certain, which makes it awkward to disagree.',
    leading_majority: 'Saying that many people think so makes it harder to disagree.',
    leading_authority: 'Quoting an authority tells people what they should answer.',
    leading_praise: 'It praises what it asks people to judge.',
    leading_argument: 'It gives arguments for one side only.',
    presupposition:
      'It takes for granted something that is not true of everyone, and offers those people no suitable answer.',
    presupposition_change: 'It takes for granted that something changed, and in which direction.',
    presupposition_why: 'It asks “why” before asking “whether”.',
    presupposition_zero:
      'People to whom it does not apply have no answer to choose: offer “none” or “never”.',
    loaded: 'People respond to the tone of loaded words rather than to what they describe.',
    double_negative: 'It contains two negatives: people have to work out what “yes” means.',
    vague_quantifier: 'This means something different to everyone: give a number or a definition.',
    vague_quantifier_habit:
      'It asks whether people do it “often”, “regularly” and the like, which everyone understands differently: ask how many times.',
    vague_quantifier_options: 'These options mean different frequencies to different people: add numbers.',
    no_reference_period: 'Without a reference period, each person counts over a different time.',
    no_reference_period_event:
      'Without a reference period, each person thinks back over a different time, unless it can happen only once.',
    absolute: 'It allows no exceptions: almost nobody can say “yes”, and a “no” tells you little.',
    agree_disagree: 'Agreement scales encourage people to agree: ask about the thing itself instead.',
    unbalanced_scale: 'The scale has more points on one side, which draws answers there.',
    unbalanced_strength: 'One side of the scale is worded more strongly than the other.',
    range_overlap: 'At least one value falls into two options.',
    range_gap: 'At least one value falls between two options and belongs to neither.',
    duplicate_options: 'Two options say the same thing: answers will be split between them at random.',
    mismatched_options:
      'The options do not answer this question: offer what it asks for, or ask what the options say.',
    several_answers:
      'It asks for several answers, but people can choose only one: make one item with yes and no of each option, or ask for the main one.',
    missing_dont_know:
      'It tests knowledge: without a “don’t know” option, people guess, and the guesses look like knowledge.',
    missing_dont_know_opinion:
      'Few people know enough about this to have an opinion: without a “don’t know” option, they make one up.',
    too_long: 'It is too long to keep in mind.',
    too_long_nested: 'Its clauses are nested inside one another, and the question gets lost.',
    jargon: 'Some people do not know this term: explain it or use a plainer one.',
    jargon_acronym: 'Some people do not know this acronym: spell it out.',
  },
  notes: {
    long: 'The survey takes longer than people stay attentive.',
    sensitive_early: 'A sensitive item comes early: people may drop out or become guarded.',
    general_after_specific:
      'A general item follows a specific one on the same subject, which will colour the answers (order effect).',
    coloured:
      'An earlier item gives information or uses loaded words about this subject, which may colour the answers (order effect).',
    same_scale_run: 'Many items in a row have the same options: people stop reading them.',
    same_direction:
      'None of these statements on one scale has a negation such as “not” or “never”. If none is meant the other way round, someone who always picks the same option always leans the same way.',
    many_options: 'This list is long: people tend to choose an option near the top or the bottom.',
    many_open: 'Many items need a written answer: answers get shorter and people drop out.',
    mixed_languages: 'This item is in a different language from the rest.',
  },
}
