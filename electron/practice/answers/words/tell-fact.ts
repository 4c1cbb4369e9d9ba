import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import type { Fact } from '../facts/fact.ts'
import type { Period } from '../scales/rates.ts'
import type { Ask } from './ask.ts'
import type { Inquiry } from './inquiry.ts'
import type { Tongue } from './tongue.ts'

const timesAYear: Readonly<Record<Period, number>> = { day: 365, week: 52, month: 12, year: 1 }

/** Kinds of questions that a number answers. */
const counting: ReadonlySet<Ask> = new Set([
  'often',
  'money',
  'duration',
  'since',
  'years',
  'count',
  'when',
  'ageWhen',
])

/** One's own age or income is asked for, and not one that is right: « quel est votre âge », "what is your income". */
const ownFigure =
  /^(?!.*\b(?:pourcentage|proportion|part|percentage|per ?cent|share)\b).*\b(?:votre|your)(?: [\w-]+){0,2}? (?:age|revenus?|salaire|pension|income|wage|salary)\b(?!.*\b(?:selon vous|d'apres vous|devrait|should|ideal\w*)\b)|\bwhat age are you\b|^age ?[:*]?$/

/** Kinds of questions that a state answers. */
const naming: ReadonlySet<Ask> = new Set(['name', 'list', 'how', 'where', 'describe', 'other', 'count'])

/** Ways to state a fact as an answer to the question; undefined if the fact does not answer it. */
export function tellings(
  fact: Fact,
  { ask, asked }: Pick<Inquiry, 'ask' | 'asked'>,
  sheet: FactSheet,
  life: Life,
  tongue: Tongue,
): readonly string[] | undefined {
  switch (fact.kind) {
    case 'flag':
      return ask === 'yesNo' || ask === 'other' ? (fact.holds(sheet) ? tongue.yes : tongue.no) : undefined
    case 'amount': {
      const value = fact.value(sheet)
      if (ask === 'often') return fact.per ? tongue.frequency(value * timesAYear[fact.per]) : undefined
      if (ask === 'since') return fact.unit === 'year' ? tongue.since(value) : undefined
      if (fact.id === 'birthYear') return [String(value)]
      const said = tongue.quantity({ value, unit: fact.unit, per: fact.per })
      if (ask === 'yesNo') return value > 0 ? said.map((number) => `${tongue.yes[0]}, ${number}`) : tongue.no
      if (ask === 'measure') return ownFigure.test(asked) ? said : undefined
      return counting.has(ask) || ask === 'other' || ask === 'name' || ask === 'how' ? said : undefined
    }
    case 'choice':
      return naming.has(ask) || ask === 'yesNo'
        ? tongue.state(fact.id, fact.value(sheet), sheet, life)
        : undefined
  }
}
