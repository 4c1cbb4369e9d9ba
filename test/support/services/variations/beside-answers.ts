import {
  type Fields,
  otherOption,
  type SentAnswer,
  sentenceOf,
  shuffled,
  type Variation,
  type Variations,
} from './plan.ts'

/** Puts fields beside each answer. */
export function beside(fieldsOf: (answer: SentAnswer) => Fields): Variation {
  return (plan) => {
    plan.beside.push(fieldsOf)
  }
}

/** The same, before the answer. */
export function before(fieldsOf: (answer: SentAnswer) => Fields): Variation {
  return (plan) => {
    plan.beside.push(fieldsOf)
    plan.isBesideFirst = true
  }
}

/** Puts a field beside the answers to items with options, for which the others have null. */
function besideChoice(field: string, besideOf: (answer: SentAnswer) => unknown): Variation {
  return beside((answer) => ({ [field]: answer.item.options.length > 0 ? besideOf(answer) : null }))
}

/** The code of any option. */
export function anyCode({ plan, item }: SentAnswer): unknown {
  return plan.dice.pick(item.options).code
}

/** The code of the option that was said, or, seldom, of another one. */
export function mostlySame(answer: SentAnswer): unknown {
  const other = answer.said !== null && answer.plan.dice.chance(0.2) ? otherOption(answer) : null
  return other ? other.code : answer.value
}

/** The share of the options that come before the one that was said. */
function halfOf({ item, option }: SentAnswer): string | null {
  if (!option) return null
  return item.options.indexOf(option) * 2 < item.options.length ? 'top' : 'bottom'
}

const share = ({ plan }: SentAnswer): number => Math.round(plan.dice.next() * 100) / 100

/** What surveys put beside an answer. */
export const besideAnswers: Variations = {
  'beside: a confidence': beside((answer) => ({ confidence: share(answer) })),
  'beside: a certainty from 1 to 5': beside(({ plan }) => ({ certainty: 1 + plan.dice.below(5) })),
  'beside: a sentiment': beside(({ plan }) => ({
    sentiment: plan.dice.pick(['positive', 'neutral', 'negative']),
  })),
  'beside: a reason': beside(({ plan }) => ({ reason: sentenceOf(plan.dice) })),
  'beside: times': beside(({ plan }) => ({
    latency_ms: 200 + plan.dice.below(3000),
    tokens: plan.dice.below(80),
  })),
  'beside: a rank': beside(({ plan }) => ({ rank: 1 + plan.dice.below(3) })),
  'beside: a theme': beside(({ plan, said }) => ({
    theme: said === null ? null : plan.dice.pick(['prix', 'temps', 'autre']),
    theme_code: said === null ? null : 1 + plan.dice.below(6),
  })),
  'beside: yes or no': beside(({ plan }) => ({ verified: plan.dice.pick(['oui', 'non']) })),
  'beside: true or false': beside(({ plan }) => ({ valid: plan.dice.chance(0.9) })),
  'beside: a state': beside(({ said }) => ({ status: said === null ? 'skipped' : 'ok' })),
  'beside: the type': beside(({ item }) => ({ type: item.options.length > 0 ? 'single' : 'open' })),
  'beside: the stem': before(({ item }) => ({ question_text: item.stem })),
  'beside: the order shown': besideChoice('shown_order', ({ plan, item }) =>
    shuffled(item.options, plan.dice).map(({ code }) => code),
  ),
  'beside: the options': besideChoice('options', ({ plan, item }) =>
    shuffled(item.options, plan.dice).map(({ text }) => text),
  ),
  'beside: a second choice': besideChoice('second_choice', (answer) => otherOption(answer)?.code ?? null),
  'beside: an earlier answer': besideChoice('previous_answer', mostlySame),
  'beside: a proposal': besideChoice('proposed', anyCode),
  'beside: what people said': besideChoice('human_baseline', anyCode),
  'beside: the group of the option': besideChoice('group', halfOf),
  'beside: the place of the option': besideChoice('position', ({ item, option }) =>
    option ? item.options.indexOf(option) : null,
  ),
  'beside: the text of the option': besideChoice('label', ({ said }) => said),
  'beside: a translation': beside(({ item, said, option }) => ({
    answer_en: said === null ? null : option ? `Option ${item.options.indexOf(option) + 1}` : 'Some words.',
  })),
  'beside: a coding by two': beside((answer) => ({
    coder_a: answer.value,
    coder_b: mostlySameChoice(answer),
  })),
  'beside: a quotation of another person': beside(({ plan, item }) => ({
    quote: { about: item.stem, by: plan.dice.pick(plan.persons).name },
  })),
  'beside: words in a field of their own': (plan) => {
    plan.layout = besideInWords(plan.layout)
  },
}

function mostlySameChoice(answer: SentAnswer): unknown {
  return answer.option ? mostlySame(answer) : answer.value
}

/** Words to open-ended items stand in another field than the options that were chosen, and each field is blank elsewhere. */
function besideInWords(layout: (plan: Parameters<Variation>[0]) => Fields): typeof layout {
  return (of) => {
    const split = ({ item, value }: SentAnswer): Fields =>
      item.options.length > 0
        ? { [of.names.answer]: value, [of.names.words]: null }
        : { [of.names.answer]: null, [of.names.words]: value }
    return layout({ ...of, beside: [...of.beside, split] })
  }
}
