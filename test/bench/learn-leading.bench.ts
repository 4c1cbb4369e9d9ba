/**
 * Learns to tell leading and charged wordings (`electron/practice/data/leading-weights.json`) and prints how well that
 * does on wordings of a writer or a form that was left out: `npm run bench -- learn-leading`. `--only=ONE,OTHER`
 * leaves out only these. With `--write` the weights are stored. Judges nothing.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { packed, sumOf } from '../../electron/practice/answers/effects/learned/weights.ts'
import { decide } from '../../electron/practice/answers/effects/weigh-pushes.ts'
import { readExamples } from '../support/practice/leading-corpus.ts'
import { type Lesson, learnFrom, lessonOf } from '../support/practice/learn-leading.ts'

/** Weights nearer to 0 are not stored. */
const LEAST_WEIGHT = 0.03

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

const lessons = readExamples().map(lessonOf)
const pushing = lessons.filter(({ example }) => example.pushes)
print(`${lessons.length} wordings: ${pushing.length} push, ${lessons.length - pushing.length} do not`)

/** How many are found, and rightly signed, by the rules and with what was learned from all other families. */
function judge(family: string): void {
  const { find, sign } = learnFrom(lessons.filter(({ example }) => example.family !== family))
  const left = lessons.filter(({ example }) => example.family === family)
  const told = left.filter(({ towards }) => towards !== 0)
  const decided = (lesson: Lesson) => decide(lesson.ruled, sumOf(lesson.find, find), sumOf(lesson.sign, sign))
  const right = (of: (lesson: Lesson) => number) =>
    told.filter((lesson) => of(lesson) * lesson.towards > 0).length
  const sound = left.filter(({ example }) => !example.pushes)
  const touched = (of: (lesson: Lesson) => number) => sound.filter((lesson) => of(lesson) !== 0).length
  const found = (of: (lesson: Lesson) => number) =>
    left.filter((lesson) => lesson.example.pushes && of(lesson) !== 0).length
  const ruled = ({ ruled }: Lesson) => ruled
  print(
    `${family}: found ${found(ruled)} by rules, ${found(decided)} with both, of ${left.length - sound.length}; rightly signed ${right(ruled)}, ${right(decided)} of ${told.length}; sound ones touched ${touched(ruled)}, ${touched(decided)} of ${sound.length}`,
  )
}

const chosen = process.argv
  .slice(2)
  .flatMap((argument) => /^--only=(.+)$/.exec(argument)?.[1]?.split(',') ?? [])
const families = [...new Set(lessons.map(({ example }) => example.family))].sort()
for (const family of families) if (chosen.length === 0 || chosen.includes(family)) judge(family)

const learned = learnFrom(lessons)
const file = path.resolve(import.meta.dirname, '../../electron/practice/data/leading-weights.json')
const stored = { find: packed(learned.find, LEAST_WEIGHT), sign: packed(learned.sign, LEAST_WEIGHT) }
print(`weights: ${JSON.stringify(stored).length} characters`)
if (process.argv.includes('--write')) writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`)
