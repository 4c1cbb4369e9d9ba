import type { ExperimentArm } from '../../models/experiment.ts'
import type { ProbedPersona } from '../../models/experiment-evidence.ts'
import type { CodedAnswer, ExperimentNotes, ProbeAnswerPlace } from '../../models/experiment-notes.ts'
import { QAS_CODES } from './codes.ts'
import { type CodeSuggestion, suggestCode } from './suggest-code.ts'

/** A persona's answer to a probe, with the code that is suggested for it. */
export interface ProbeAnswer {
  /** Identifies it among all answers to probes. */
  key: string
  place: ProbeAnswerPlace
  /** Position of the probe in the arm. */
  at: number
  said: string
  suggestion: CodeSuggestion | null
}

/** Answers to the probes of an arm, by persona in the order of `personas`, without blank ones. */
export function probeAnswers(
  personas: readonly ProbedPersona[],
  { probes }: Pick<ExperimentArm, 'probes'>,
): ProbeAnswer[][] {
  return personas.map(({ runId, respondent, said }) =>
    probes.flatMap(({ kind, question }, at) => {
      const words = said[at]?.trim() ?? ''
      if (words === '') return []
      const place = { run: runId, respondent, probe: question.id }
      return [{ key: keyOf(place), place, at, said: words, suggestion: suggestCode(kind, words) }]
    }),
  )
}

const known = new WeakMap<readonly CodedAnswer[], ReadonlyMap<string, CodedAnswer>>()

/** Coded answers by their keys. The result is kept by the list object. */
export function codedByKey(answers: readonly CodedAnswer[]): ReadonlyMap<string, CodedAnswer> {
  const found = known.get(answers)
  if (found) return found
  const made = new Map(answers.map((answer) => [keyOf(answer), answer]))
  known.set(answers, made)
  return made
}

/** The suggestion for an answer on which the person has not decided yet; null where there is none. */
export function openSuggestion(
  { suggestion }: Pick<ProbeAnswer, 'suggestion'>,
  coded: CodedAnswer | undefined,
): CodeSuggestion | null {
  if (suggestion === null || (coded && coded.code !== null)) return null
  return coded?.refused === suggestion.code ? null : suggestion
}

/** Sets the code of an answer (null removes it) or dismisses a suggestion. An entry without either is removed. */
export function codeAnswer(
  notes: ExperimentNotes,
  place: ProbeAnswerPlace,
  patch: Partial<Pick<CodedAnswer, 'code' | 'refused'>>,
): void {
  const at = notes.answers.findIndex((each) => keyOf(each) === keyOf(place))
  const before = notes.answers[at] ?? { ...place, code: null, refused: null }
  const next = { ...before, ...patch }
  const saysNothing = next.code === null && next.refused === null
  if (at >= 0) notes.answers.splice(at, 1, ...(saysNothing ? [] : [next]))
  else if (!saysNothing) notes.answers.push(next)
}

/** How many answers have each code, in the order of the codes; unknown codes come last. */
export interface CodeCounts {
  codes: { code: string; count: number }[]
  /** Answers with a code. */
  coded: number
  /** Answers with a suggestion on which the person has not decided. */
  suggested: number
  total: number
}

/** Counts the codes of these answers; entries for other answers are ignored. */
export function countCodes(
  answers: readonly ProbeAnswer[],
  coded: ReadonlyMap<string, CodedAnswer>,
): CodeCounts {
  const given: string[] = []
  let suggested = 0
  for (const answer of answers) {
    const own = coded.get(answer.key)
    if (own && own.code !== null) given.push(own.code)
    else if (openSuggestion(answer, own)) suggested += 1
  }
  return { codes: countByCode(given), coded: given.length, suggested, total: answers.length }
}

/** How often each code was given, in the order of the codes; unknown codes come last. */
export function countByCode(given: readonly string[]): CodeCounts['codes'] {
  const groups = Map.groupBy(given, (code) => code)
  const order = new Set([...QAS_CODES.map(({ code }) => code), ...groups.keys()])
  return [...order].flatMap((code) => {
    const count = groups.get(code)?.length
    return count === undefined ? [] : [{ code, count }]
  })
}

function keyOf({ run, respondent, probe }: ProbeAnswerPlace): string {
  return `${run} ${respondent} ${probe}`
}
