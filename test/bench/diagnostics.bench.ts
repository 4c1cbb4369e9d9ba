/**
 * Prints how often the diagnostics mark the items of a fixed questionnaire (`test/fixtures/diagnostics`) over 50 seeds
 * of the practice service with 100 personas each (SONDE_SEEDS, SONDE_PERSONAS): `npm run bench -- diagnostics`. Then
 * the same for sound items by other authors, and how long the diagnostics take. Judges nothing.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { diagnose } from '../../shared/analysis/diagnostics/diagnose.ts'
import { groupNearDuplicates } from '../../shared/analysis/diagnostics/near-duplicates.ts'
import type { Suspicion } from '../../shared/analysis/diagnostics/suspicion.ts'
import type { WordingLanguage } from '../../shared/wording/finding.ts'
import { aChoice, anOpenEnded } from '../support/drafts.ts'
import { askPractice } from '../support/practice/ask-practice.ts'
import { plantedQuestionnaire } from '../support/practice/planted-defects.ts'
import { readLabelledItems } from '../unit/wording/labelled-items.ts'

const SEEDS = Number(process.env.SONDE_SEEDS ?? 50)
const PERSONAS = Number(process.env.SONDE_PERSONAS ?? 100)
const BY_TOPIC = path.join(import.meta.dirname, '../fixtures/diagnostics/sound-by-topic.json')

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Number of runs in which an item has a mark that counts, by kind; "any" counts runs with at least one. */
type Tally = Map<string, number>

function printLanguage(language: WordingLanguage): void {
  const { questions, items, findings } = plantedQuestionnaire(language)
  const tallies = items.map((): Tally => new Map())
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const diagnosis = diagnose({ questions, results: askPractice(questions, seed, PERSONAS) })
    for (const [place, { positions, marks }] of items.entries()) {
      const weighing = positions
        .flatMap((position) => diagnosis.items[position]?.suspicions ?? [])
        .filter(({ weight }) => weight !== 'note')
      const tally = tallies[place] ?? new Map()
      for (const kind of new Set(weighing.map(kindOf))) add(tally, kind)
      if (weighing.length > 0) add(tally, 'any')
      if (weighing.some((mark) => marks.includes(mark.evidence.kind))) add(tally, 'as planted')
    }
    for (const { kind } of diagnosis.population) print(`  seed ${seed}: of the population: ${kind}`)
  }
  print(`${language}: of ${SEEDS} runs of ${PERSONAS}, how many mark the item`)
  for (const [place, { name, group, positions }] of items.entries()) {
    const tally = tallies[place] ?? new Map<string, number>()
    const rules = positions.flatMap(
      (position) => findings[position]?.map(({ finding }) => finding.rule) ?? [],
    )
    const kinds = [...tally].filter(([kind]) => kind !== 'any' && kind !== 'as planted')
    print(
      [
        `  ${group.padEnd(8)}${name.padEnd(30)}`,
        `${group === 'planted' ? (tally.get('as planted') ?? 0) : (tally.get('any') ?? 0)}`.padStart(3),
        `  ${kinds.map(([kind, count]) => `${kind} ${count}`).join(', ')}`.padEnd(40),
        rules.length > 0 ? `  checker: ${[...new Set(rules)].join(', ')}` : '',
      ].join(''),
    )
  }
}

function kindOf({ evidence }: Suspicion): string {
  return evidence.kind
}

function add(tally: Tally, key: string): void {
  tally.set(key, (tally.get(key) ?? 0) + 1)
}

type Wording = [text: string, options: readonly string[]]

/** Asks sound items in several runs; prints how many are marked, by which kinds of mark, and which item most often. */
function printSound(name: string, wordings: readonly Wording[], seeds: readonly number[]): void {
  const questions = wordings.map(([text, options], place) =>
    options.length > 0 ? aChoice(`q${place}`, text, [...options]) : anOpenEnded(`q${place}`, text),
  )
  const tally: Tally = new Map()
  const byItem = questions.map((): Tally => new Map())
  for (const seed of seeds) {
    const { items, population } = diagnose({ questions, results: askPractice(questions, seed, PERSONAS) })
    for (const { kind } of population) add(tally, `(of the population: ${kind})`)
    for (const { position, suspicions } of items) {
      const kinds = new Set(suspicions.filter(({ weight }) => weight !== 'note').map(kindOf))
      for (const kind of kinds.size > 0 ? [...kinds, 'any'] : []) {
        add(tally, kind)
        add(byItem[position] ?? tally, kind)
      }
    }
  }
  const of = questions.length * seeds.length
  const share = ((100 * (tally.get('any') ?? 0)) / of).toFixed(1)
  print(
    `${name}: ${told(tally)} of ${of} (${questions.length} items, ${seeds.length} runs): ${share} % marked`,
  )
  for (const [place, each] of byItem.entries()) {
    const count = each.get('any') ?? 0
    if (count / seeds.length > 3 / 50)
      print(`    ${count} of ${seeds.length}  ${questions[place]?.stem} (${told(each)})`)
  }
}

function told(tally: Tally): string {
  return [...tally].map(([kind, count]) => `${kind} ${count}`).join(', ')
}

/** Sound wordings by people who had not seen the checker or the diagnostics, all in one run. */
function printSoundByOthers(): void {
  const sound = readLabelledItems().filter(({ labels, split }) => labels.length === 0 && split === 'outside')
  for (const language of ['fr', 'en'] as const) {
    const wordings = sound
      .filter(({ lang }) => lang === language)
      .map(({ text, options }): Wording => [text, options])
    printSound(`${language}: sound wordings by others`, wordings, [101, 102, 103, 104, 105])
  }
}

/** Whole questionnaires of sound items, committed before anybody saw their marks. */
function printSoundByTopic(): void {
  const topics = JSON.parse(readFileSync(BY_TOPIC, 'utf8')) as Record<string, Wording[]>
  const seeds = Array.from({ length: SEEDS }, (_, place) => 201 + place)
  for (const [name, wordings] of Object.entries(topics)) printSound(name, wordings, seeds)
}

/** Times for a run of 200 questions (the fixed ones repeated) and for 20,000 answers from a few hundred words. */
function printTimes(): void {
  const { questions } = plantedQuestionnaire('fr')
  const results = askPractice(questions, 1, PERSONAS)
  const many = Array.from({ length: 200 }, (_, place) => place % questions.length)
  const byItem = Map.groupBy(results.answers, ({ question }) => question)
  const answers = many.flatMap((from, question) =>
    (byItem.get(from) ?? []).map((answer) => ({ ...answer, question })),
  )
  const asked = many.flatMap((from) => questions[from] ?? [])
  const times = [1, 2, 3, 4, 5].map(() =>
    timed(() => diagnose({ questions: asked, results: { ...results, answers } })),
  )
  print(
    `${PERSONAS} × ${asked.length}: first ${times[0]?.toFixed(0)} ms, then ${times.at(-1)?.toFixed(0)} ms`,
  )
  const texts = Array.from({ length: 20_000 }, (_, text) =>
    Array.from({ length: 12 }, (_, place) => `w${((text * 7919 + place * 104_729) % 1_009) ** 2 % 503}`),
  )
  print(
    `near-duplicates among ${texts.length} answers: ${timed(() => groupNearDuplicates(texts)).toFixed(0)} ms`,
  )
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

for (const language of ['fr', 'en'] as const) printLanguage(language)
printSoundByOthers()
printSoundByTopic()
printTimes()
