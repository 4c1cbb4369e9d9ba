import { anyCode, before, beside, mostlySame } from './beside-answers.ts'
import { otherOption, type SentAnswer, sentenceOf, shuffled, type Variations } from './plan.ts'

const isChoice = ({ item }: SentAnswer): boolean => item.options.length > 0

/** Words in which a model first thinks of another option. */
function wavering(answer: SentAnswer): unknown {
  const { said, value } = answer
  if (said === null || !isChoice(answer)) return value
  return `Au début je pensais « ${otherOption(answer)?.text} », mais finalement : ${said}`
}

/** The option itself, in most answers, and else another one. */
function mostlySaid(answer: SentAnswer): unknown {
  if (!answer.option) return answer.value
  return (answer.plan.dice.chance(0.2) ? otherOption(answer) : answer.option)?.text ?? null
}

/** What programs around language models put beside an answer. */
export const besideModelAnswers: Variations = {
  'model: raw words': before(({ said }) => ({ raw_output: said === null ? null : `Je dirais : ${said}` })),
  'model: raw words with stars': before(({ said, item }) => ({
    raw: said !== null && item.options.length > 0 ? `**${said}**` : said,
  })),
  'model: raw words that waver': before((answer) => ({ raw: wavering(answer) })),
  'model: raw and final': (plan) => {
    plan.names = { ...plan.names, answer: 'final' }
    before((answer) => ({ raw: mostlySaid(answer) }))(plan)
  },
  'model: a thought of another option': before((answer) => ({
    thought: isChoice(answer)
      ? `This person might pick "${otherOption(answer)?.text}". ${sentenceOf(answer.plan.dice)}`
      : sentenceOf(answer.plan.dice),
  })),
  'model: probabilities': beside(({ plan, item }) => ({
    distribution: Object.fromEntries(
      item.options.map(({ code }) => [String(code), Math.round(plan.dice.next() * 100) / 100]),
    ),
  })),
  'model: alternatives': beside(({ plan, item }) => ({
    alternatives: shuffled(item.options, plan.dice)
      .slice(0, 2)
      .map(({ code }) => code),
  })),
  'model: candidates': before((answer) => ({
    candidates: shuffled(answer.item.options, answer.plan.dice).map(({ code, text }) => ({
      value: code,
      p: text === answer.said ? 0.7 : 0.1,
    })),
  })),
  'model: the likeliest beside': before((answer) => ({
    top: isChoice(answer) ? anyCode(answer) : null,
    top_p: 0.5,
  })),
  'model: a prediction': beside((answer) => ({ predicted: isChoice(answer) ? anyCode(answer) : null })),
  'model: draws': beside((answer) => {
    const { plan, option } = answer
    if (!option) return { draws: [] }
    return { draws: shuffled([option.code, option.code, otherOption(answer)?.code ?? null], plan.dice) }
  }),
  'model: a judge': beside((answer) => ({
    judge: { verdict: isChoice(answer) ? anyCode(answer) : null, agrees: answer.plan.dice.chance(0.5) },
  })),
  'model: before and after': (plan) => {
    plan.names = { ...plan.names, answer: 'after' }
    before((answer) => ({ before: answer.option ? mostlySame(answer) : answer.value }))(plan)
  },
  'model: a first word': beside(({ plan, said }) => ({
    token: said?.split(' ')[0] ?? null,
    logprob: -Math.round(plan.dice.next() * 100) / 100,
  })),
  'model: a paraphrase': beside(({ plan, item, said }) => ({
    paraphrase:
      said === null
        ? null
        : item.options.length > 0
          ? `Plutôt « ${said} ».`
          : `Dit : ${sentenceOf(plan.dice)}`,
  })),
}
