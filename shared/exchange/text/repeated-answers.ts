import type { OutlineLine } from './outline-line.ts'

/** Below how many questions a line stands again, and how many such lines, so that they are answers. */
const ENOUGH = 2

/**
 * The lines without a marker with which the answers of a question begin, because the same lines stand below other
 * questions too. Only a line with a capital begins them: the end of a wrapped question may come again as well.
 */
export function repeatedAnswers(
  lines: readonly (OutlineLine | null)[],
  isStem: (line: OutlineLine) => boolean,
): ReadonlySet<OutlineLine> {
  const runs = runsBelow(lines, isStem)
  const times = new Map<string, number>()
  for (const run of runs)
    for (const text of new Set(run.map((line) => line.text))) times.set(text, (times.get(text) ?? 0) + 1)
  const isRepeated = ({ text }: OutlineLine) => (times.get(text) ?? 0) >= ENOUGH
  const firsts = runs.flatMap((run) => {
    const from = run.findIndex((line) => isRepeated(line) && /^\p{Lu}/u.test(line.text))
    const answers = from === -1 ? [] : run.slice(from, from + ENOUGH)
    return answers.length === ENOUGH && answers.every(isRepeated) ? answers.slice(0, 1) : []
  })
  return new Set(firsts)
}

/** The lines below each question, perhaps after an empty one, that nothing but their words tells apart from it. */
function runsBelow(
  lines: readonly (OutlineLine | null)[],
  isStem: (line: OutlineLine) => boolean,
): OutlineLine[][] {
  const runs: OutlineLine[][] = []
  let run: OutlineLine[] | null = null
  for (const line of lines) {
    if (line && isStem(line)) {
      run = []
      runs.push(run)
    } else if (line?.marker === null && !line.role && !line.fixed) run?.push(line)
    else if (line || run?.length !== 0) run = null
  }
  return runs
}
