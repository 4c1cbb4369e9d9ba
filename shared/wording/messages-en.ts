import type { WordingMessages } from './messages.ts'

/** The checker's texts in English. */
export const messagesEn: WordingMessages = {
  names: {
    double_barrelled: 'Two questions in one',
    leading: 'Leading',
    presupposition: 'Untested premise',
    loaded: 'Charged words',
    double_negative: 'Double negative',
    vague_quantifier: 'Vague frequency or amount',
    no_reference_period: 'No reference period',
    absolute: 'Absolute',
    agree_disagree: 'Agree or disagree',
    unbalanced_scale: 'Unbalanced scale',
    range_overlap: 'Ranges overlap',
    range_gap: 'Gap between ranges',
    duplicate_options: 'Same option twice',
    missing_dont_know: 'No “don’t know”',
    too_long: 'Long or nested',
    jargon: 'Unexplained term',
  },
  whys: {
    double_barrelled:
      'It asks about two things at once: someone who thinks differently of each cannot answer.',
    double_barrelled_questions:
      'It asks two questions but takes one answer: you will not know which one it answers.',
    leading: 'The form pushes towards one answer.',
    leading_negation: 'A question put in the negative calls for “yes”.',
    leading_tag: 'A tag at the end asks people to confirm rather than to answer.',
    leading_certainty: 'It presents an opinion as certain: disagreeing becomes awkward.',
    leading_majority: 'Saying that many people think so makes it harder to think otherwise.',
    leading_authority: 'Quoting an authority tells people what they should answer.',
    leading_praise: 'It praises what it asks people to judge.',
    leading_argument: 'It gives arguments for one side only.',
    presupposition:
      'It takes for granted something that is not true of everyone, and leaves them no way out.',
    presupposition_change: 'It takes for granted that something changed, and in which direction.',
    presupposition_why: 'It asks why before knowing whether.',
    presupposition_zero: 'Those to whom it does not apply find no answer: offer “none” or “never”.',
    loaded: 'Charged words are answered for their tone rather than for what they name.',
    double_negative: 'Two negatives meet: people have to work out what “yes” means.',
    vague_quantifier: 'Everyone counts this differently: give a number or a definition.',
    vague_quantifier_options: 'These options mean different frequencies to different people: add numbers.',
    no_reference_period: 'Without a period, each person counts over a different time.',
    absolute: 'It leaves no exception: almost nobody can say yes, and a no says little.',
    agree_disagree: 'Agreement scales invite people to agree: ask about the thing itself instead.',
    unbalanced_scale: 'The scale has more points on one side, which draws answers there.',
    unbalanced_strength: 'One side of the scale is worded more strongly than the other.',
    range_overlap: 'A value belongs to two options.',
    range_gap: 'A value or a band between two options belongs to none.',
    duplicate_options: 'Two options say the same: answers will be split between them at random.',
    missing_dont_know:
      'It asks for knowledge: without “don’t know”, people guess and it looks like knowledge.',
    missing_dont_know_opinion:
      'Few people know this well enough to have an opinion: without “don’t know” they make one up.',
    too_long: 'It is too long to be held in mind.',
    too_long_nested: 'Its clauses stand inside one another: the question gets lost.',
    jargon: 'Part of the public does not know this term: explain it or use a plain one.',
    jargon_acronym: 'Part of the public does not know this acronym: write it out.',
  },
  notes: {
    long: 'It will take longer than people stay attentive.',
    sensitive_early: 'A sensitive question comes early: people may leave or become guarded.',
    general_after_specific:
      'A general question comes after a particular one on the same subject, which will colour it.',
    coloured: 'An earlier question informs or charges this subject before this one asks about it.',
    same_scale_run: 'Many questions in a row have the same options: people stop reading them.',
    same_direction: 'All scales run the same way: people who tick the first option all lean to one side.',
    many_options: 'This list is long: people choose near its ends.',
    many_open: 'Many questions call for writing: answers get shorter and people leave.',
    mixed_languages: 'This question is in another language than the rest.',
  },
}
