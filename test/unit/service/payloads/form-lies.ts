import type { RunResults } from '../../../../shared/models/results.ts'
import type { NoiseCase } from './noise-case.ts'

/** Answers that differ from the true ones or that nobody gave, and wrong counts. */
export function formLies(
  { draft, personas, said, traits }: NoiseCase,
  { answers, counts, shares, respondents }: RunResults,
): string[] {
  const nameOf = (p: number): string[] => [
    personas[p]?.id ?? '',
    ...Object.values(traits[p] ?? {}).map(String),
  ]
  const lies = answers.flatMap(({ respondent, question, kind, option, text }) => {
    if (kind === 'unread') return []
    const id = respondents[respondent]?.id ?? null
    // If names are meaningless, any field with a different value for each persona may identify it.
    const meant = personas.flatMap((_, p) => (id === null || nameOf(p).includes(id) ? [p] : []))
    const p = id === null ? respondent : meant.length === 1 ? meant[0] : undefined
    if (p === undefined) return [`nobody is ${id}`]
    const truth = said[p]?.[question]
    const told = kind === 'option' ? draft.questions[question]?.options[option ?? -1]?.text : text
    return told === truth ? [] : [`${id ?? p} said ${truth} to ${question}, not ${kind} ${told}`]
  })
  const wrong = counts.flatMap(({ question, counts: column }) =>
    column.flatMap((count, option) => {
      const text = draft.questions[question]?.options[option]?.text
      const truth = said.filter((row) => row[question] === text).length
      return count === null || count === truth ? [] : [`${text} of ${question}: ${count}, not ${truth}`]
    }),
  )
  return [...lies, ...wrong, ...shares.map(() => 'shares that nobody sent')]
}
