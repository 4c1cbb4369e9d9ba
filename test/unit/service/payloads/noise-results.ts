import type { RunResults } from '../../../../shared/models/results.ts'
import { aCase, type Case } from './a-case.ts'
import type { Dice } from './dice.ts'
import { aValidPayload } from './valid-payloads.ts'

/** A payload in a known form with meaningless names. */
export interface NoisyResults {
  one: Case
  writing: string
  data: unknown
}

/** Results in which every name is replaced, except those of items, options and personas. */
export function noisyResults(roll: Dice): NoisyResults {
  let one = aCase(roll, roll.chance(0.5) ? 5 : 24)
  // A stem such as "q2" can equal another item's column name, which must be replaced.
  while (one.draft.questions.some(({ stem }) => /^q?\d+$/.test(stem)))
    one = aCase(roll, roll.chance(0.5) ? 5 : 24)
  const { writing, data } = aValidPayload(one, roll)
  return { one, writing, data: renamed(data, meantBy(one), roll) }
}

/** The names that belong to the content, and not to the format. */
function meantBy({ draft, personas }: Case): Set<string> {
  return new Set([
    ...draft.questions.flatMap(({ stem, options }) => [stem, ...options.map(({ text }) => text)]),
    ...personas.map(({ id }) => id),
  ])
}

function renamed(data: unknown, meant: ReadonlySet<string>, roll: Dice): unknown {
  const words = new Map<string, string>()
  const wordFor = (name: string): string => {
    if (meant.has(name)) return name
    const word = words.get(name) ?? `${aWord(roll)}${words.size}`
    words.set(name, word)
    return word
  }
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [wordFor(name), walk(inner)]))
  }
  return walk(data)
}

function aWord(roll: Dice): string {
  const pair = () => roll.pick([...'bdfgkprtvz']) + roll.pick([...'aiou'])
  return `${pair()}${pair()}${pair()}${roll.pick(['', 'x', 'k', '_q'])}`
}

/** Answers that differ from the true ones or that nobody gave. */
export function noisyLies(
  { draft, personas, said }: Case,
  { answers, counts, respondents }: RunResults,
): string[] {
  const wrong = counts.flatMap(({ question, counts: column }) =>
    column.flatMap((count, option) => {
      const text = draft.questions[question]?.options[option]?.text
      const truth = said.filter((row) => row[question] === text).length
      return count === null || count === truth ? [] : [`${text} of ${question}: ${count}, not ${truth}`]
    }),
  )
  const lies = answers.flatMap(({ respondent, question, kind, option, text }) => {
    const id = respondents[respondent]?.id ?? null
    // If names are meaningless, any field with a different value for each persona may identify it.
    const meant = personas.flatMap((persona, p) => (id === null || isOf(persona, id) ? [p] : []))
    const p = id === null ? respondent : meant.length === 1 ? meant[0] : undefined
    const truth = p === undefined ? undefined : said[p]?.[question]
    if (truth === undefined) return [`nobody is ${id}`]
    const told = kind === 'option' ? draft.questions[question]?.options[option ?? -1]?.text : text
    return kind === 'unread' || told === truth
      ? []
      : [`${id} said ${truth} to ${question}, not ${kind} ${told}`]
  })
  return [...wrong, ...lies]
}

function isOf(persona: Case['personas'][number], id: string): boolean {
  return Object.values(persona).some((value) => String(value) === id)
}
