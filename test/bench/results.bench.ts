import { answersShown } from '../../shared/analysis/filter-results.ts'
import { splitAnswer } from '../../shared/analysis/split-answer.ts'
import type { Answer } from '../../shared/models/results.ts'
import { anOpenEnded } from '../support/drafts.ts'

const WORDS =
  'le vélo est souvent trop dangereux en ville mais je préfère marcher quand il fait beau et que la route est courte les transports coûtaient plus cher avant'.split(
    ' ',
  )
const ANSWERS = 20_000

printSearch()

/** How long it takes to search 20,000 open answers of 25 words, as a person types and for a phrase. */
function printSearch(): void {
  const question = anOpenEnded('why', 'Pourquoi vous déplacez-vous ainsi ?')
  const answers = Array.from({ length: ANSWERS }, (_, respondent): Answer => {
    const words = Array.from({ length: 25 }, (_, word) => WORDS[(respondent * 7 + word * 13) % WORDS.length])
    // As in what people write, some words stand in one answer only.
    const text = `${words.join(' ')}, rue n${respondent % 4_000}ard`
    return { respondent, question: 0, kind: 'text', option: null, text }
  })
  const apart = timed(() => {
    for (const answer of answers) splitAnswer(answer, question)
  })
  const search = (wanted: string) => timed(() => answersShown(answers, question, wanted, undefined))
  const typed = ['d', 'da', 'dan', 'danger', 'dangers ', 'transport courtes'].map(search)
  print('20,000 answers taken apart (the page does it while idle)', inMs(apart))
  print('searched, word by word as typed (limit 100 ms)', typed.map(inMs).join(', '))
  print(
    'a phrase, the first time and again',
    [search('"trop dangereux"'), search('"en ville"')].map(inMs).join(', '),
  )
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function inMs(time: number): string {
  return `${time.toFixed(1)} ms`
}

function print(what: string, figure: string): void {
  process.stdout.write(`  ${what.padEnd(58)} ${figure}\n`)
}
