/**
 * Prints how the practice service answers: `npm run bench -- practice-answers`. Half of the wordings were written before
 * the rules and kept aside while they were made; both halves are printed. Judges nothing: the unit tests do.
 */
import { drawPanel } from '../../electron/practice/panel/panel.ts'
import { readFactItems, scoreFactItem } from '../support/practice/fact-items.ts'

const people = drawPanel(1).personas.slice(0, 2000)

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Questions about the person who answers: how many are answered right by the fact sheet. */
function printFacts(): void {
  const items = readFactItems()
  for (const half of ['seen', 'kept'] as const) {
    const scores = items.filter((item) => item.half === half).map((item) => scoreFactItem(item, people).right)
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    const good = scores.filter((score) => score >= 0.9).length
    print(
      `facts, ${half}: right by the sheet ${mean.toFixed(3)}; ${good} of ${scores.length} questions at 0.9 or more`,
    )
  }
}

printFacts()
