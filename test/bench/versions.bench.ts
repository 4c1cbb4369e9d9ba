import { emptyDraft, type SurveyDraft } from '../../shared/models/draft.ts'
import { compareDrafts } from '../../shared/versions/compare-drafts.ts'
import { compareWords } from '../../shared/versions/compare-words.ts'

const ITEMS = 300
const OPTIONS = 10
const ROUNDS = 15

const SUBJECTS = ['the bus', 'your bicycle', 'the train', 'a car', 'your feet', 'the tram', 'a taxi']
const TIMES = ['last week', 'yesterday', 'this month', 'on working days', 'in winter']

/** Two drafts of 300 items with 10 options; the second is reworded, moved and shortened in places. */
function drafts(sameIds: boolean): [SurveyDraft, SurveyDraft] {
  const questions = Array.from({ length: ITEMS }, (_, at) => ({
    id: `q${at}`,
    type: 'single_choice' as const,
    stem: `Item ${at}: how often did you take ${SUBJECTS[at % 7]} ${TIMES[at % 5]} to get where you had to go?`,
    options: Array.from({ length: OPTIONS }, (_, option) => ({
      id: `q${at}o${option}`,
      text: `${option} or more times with ${SUBJECTS[(at + option) % 7]}`,
    })),
  }))
  const id = (known: string) => (sameIds ? known : `new ${known}`)
  const later = questions
    .filter((_, at) => at % 23 !== 0)
    .map((question, at) => ({
      ...question,
      id: id(question.id),
      stem:
        at % 3 === 0 ? question.stem.replace('how often did you', 'on how many days do you') : question.stem,
      options: question.options.map((option) => ({ ...option, id: id(option.id) })),
    }))
  later.push(...later.splice(10, 5))
  return [
    { ...emptyDraft(), questions },
    { ...emptyDraft(), questions: later },
  ]
}

/** Median and slowest of some rounds, in ms. */
function measure(work: () => void): string {
  work()
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).sort((a, b) => a - b)
  return `median ${(times[ROUNDS >> 1] ?? 0).toFixed(1)} ms, slowest ${(times.at(-1) ?? 0).toFixed(1)} ms`
}

for (const [name, sameIds] of [
  ['edited, same ids', true],
  ['typed again, other ids', false],
] as const) {
  const [before, after] = drafts(sameIds)
  process.stdout.write(
    `compare ${ITEMS} × ${OPTIONS}, ${name}: ${measure(() => compareDrafts(before, after))}\n`,
  )
  const changed = compareDrafts(before, after).items.filter(({ same }) => !same)
  const words = () => {
    for (const { before: old, after: now } of changed)
      compareWords(old?.entry.stem ?? '', now?.entry.stem ?? '')
  }
  process.stdout.write(`  words of its ${changed.length} changed stems: ${measure(words)}\n`)
}
