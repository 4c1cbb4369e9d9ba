/**
 * Prints how open questions are answered: `npm run bench -- practice-words`. `SONDE_OPEN_ITEMS` names a file of real
 * items (`{id, lang, type, text, options}`, one a line): then 300 answers to 30 of them are printed by kind, and
 * written without the kinds to `SONDE_OPEN_ANSWERS`, to be read blind. Without it a few built-in questions are
 * measured. Judges nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { inquire } from '../../electron/practice/answers/open-answer.ts'
import type { Ask } from '../../electron/practice/answers/words/ask.ts'
import { drawPanel } from '../../electron/practice/panel/panel.ts'
import { answersOf } from '../../electron/practice/runs/answer-survey.ts'
import { phrasesEn } from '../../electron/practice/speech/phrases-en.ts'
import { phrasesFr } from '../../electron/practice/speech/phrases-fr.ts'
import { varietyOf } from '../support/practice/varied-answers.ts'

interface Item {
  readonly type: string
  readonly text: string
  readonly options: readonly string[]
}

/**
 * Kinds of questions, and the ways of asking that the service distinguishes within each; three questions of each kind
 * are asked.
 */
const kinds: readonly (readonly [name: string, asks: readonly (Ask | 'fact')[]])[] = [
  ['a fact', ['fact']],
  ['how much', ['money', 'duration', 'count', 'rating']],
  ['how often', ['often']],
  ['when', ['when', 'since', 'ageWhen', 'lastTime', 'years']],
  ['where', ['where', 'who']],
  ['which, name', ['name', 'private', 'firstThing']],
  ['list', ['list']],
  ['describe', ['describe', 'routine', 'how']],
  ['why', ['why']],
  ['views', ['opinion', 'improve', 'advice', 'remarks', 'evokes', 'yesNo']],
]

const own = [
  'Que pensez-vous de la nouvelle ligne de bus ?',
  'Comment pourrait-on améliorer les repas de la cantine ?',
  'Pourquoi prenez-vous le train ?',
  'Décrivez votre dernier achat en ligne.',
  'What do you think of working from home?',
  'Why do you use public transport?',
  'What advice would you give to a new neighbour?',
  'Describe a typical day.',
]

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

const people = drawPanel(1).personas

/** Prints how often openings and near-duplicates occur in a run of 100. */
function printVariety(): void {
  for (const texte of own) {
    const answers = answersOf(people.slice(0, 100), [{ type: 'libre', texte }], '').flatMap(
      ([answer]) => answer ?? [],
    )
    const { mostOfAnOpening, nearlyTheSame } = varietyOf(answers)
    print(
      `variety: ${nearlyTheSame} of ${answers.length} nearly the same, most of an opening ${mostOfAnOpening}: ${texte}`,
    )
  }
}

function kindOfAnswer(answer: string | null, texte: string): string {
  if (answer === null) return 'blank'
  const { tongue } = inquire(texte, '')
  const { says } = tongue.dontKnow({ age: 'middle', schooled: true, woman: true })
  if (says.some((words) => answer.toLowerCase().startsWith(words.toLowerCase()))) return 'does not know'
  if ([...phrasesFr.offPoint(), ...phrasesEn.offPoint()].includes(answer)) return 'off the point'
  if (/pas claire|unclear|not clear|deux questions|two questions/.test(answer)) return 'finds it unclear'
  if (tongue.declines.some((words) => answer.toLowerCase().startsWith(words.toLowerCase()))) return 'declines'
  return answer.split(' ').length < 5 ? 'a few words' : 'sentences'
}

/** Up to three questions of each kind, spread over the file; no two in the file's selection have the same beginning. */
function chosen(items: readonly Item[]): { readonly kind: string; readonly text: string }[] {
  const begun = new Set<string>()
  const open = items.filter(({ type, options, text }) => {
    const beginning = text.slice(0, 25)
    const fits = type === 'open_ended' && options.length === 0 && text.length < 140 && !begun.has(beginning)
    begun.add(beginning)
    return fits
  })
  return kinds.flatMap(([kind, asks]) =>
    open
      .filter(({ text }) => {
        const { ask, facts } = inquire(text, '')
        return facts.length > 0 ? asks.includes('fact') : asks.includes(ask)
      })
      .filter((_, i, fitting) => i % Math.max(1, Math.floor(fitting.length / 3)) === 0)
      .slice(0, 3)
      .map(({ text }) => ({ kind, text })),
  )
}

function printReal(file: string, answersFile: string | undefined): void {
  const items = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Item)
  const lines: string[] = []
  const tally = new Map<string, Map<string, number>>()
  chosen(items).forEach(({ kind, text }, q) => {
    const answers = answersOf(people.slice(q * 10, q * 10 + 10), [{ type: 'libre', texte: text }], '')
    for (const [answer = null] of answers) {
      const counts = tally.get(kind) ?? new Map<string, number>()
      const which = kindOfAnswer(answer, text)
      counts.set(which, (counts.get(which) ?? 0) + 1)
      tally.set(kind, counts)
      lines.push(`${text.replace(/\s+/g, ' ')}\t${answer ?? '(blank)'}`)
    }
  })
  for (const [kind, counts] of tally) {
    print(`${kind}: ${[...counts].map(([which, count]) => `${count} ${which}`).join(', ')}`)
  }
  print(`${lines.length} answers to ${lines.length / 10} questions`)
  if (answersFile) writeFileSync(answersFile, `${lines.join('\n')}\n`)
}

printVariety()
const file = process.env.SONDE_OPEN_ITEMS
if (file) printReal(file, process.env.SONDE_OPEN_ANSWERS)
