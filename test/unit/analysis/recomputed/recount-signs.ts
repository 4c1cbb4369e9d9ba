import { expect } from 'vitest'
import type { Suspicion } from '../../../../shared/analysis/diagnostics/suspicion.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { RawPerson } from './raw-people.ts'
import { didWith } from './recount.ts'

/** The ways out of the questionnaire. */
const WAY_OUT = /^(?:ne sait pas|sans opinion|don't know|no opinion)$/i

/** A person with their position in the payload, since a filter may leave others out. */
export type PlacedPerson = RawPerson & { place: number }

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

const tokens = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** What is counted for an item in the payload. */
function counted(people: readonly PlacedPerson[], item: number, question: Question) {
  const did = people.map((person) => ({ person, did: didWith(item, question, person) }))
  const who = (is: (did: unknown) => boolean) =>
    did.filter((each) => is(each.did)).map(({ person }) => person.place)
  const answering = question.options.flatMap(({ text }, option) => (WAY_OUT.test(text) ? [] : [option]))
  const out = question.options.flatMap(({ text }, option) => (WAY_OUT.test(text) ? [option] : []))
  const count = (option: number) => who((each) => each === option).length
  const answered = who((each) => typeof each === 'number' || each === 'words')
  const words = did.flatMap(({ person, did: each }) =>
    each === 'words' ? [{ place: person.place, words: tokens(person.said[item] ?? '') }] : [],
  )
  return {
    who,
    answering,
    out,
    count,
    answered,
    words,
    asked: did.filter((each) => each.did !== 'missing').length,
  }
}

/** exp of the entropy with Miller and Madow's correction. */
function effective(counts: readonly number[]): number {
  const n = sum(counts)
  const some = counts.filter((count) => count > 0)
  const entropy = sum(some.map((count) => (-count / n) * Math.log(count / n))) + (some.length - 1) / (2 * n)
  return Math.min(counts.length, Math.exp(entropy))
}

/**
 * Places of the texts that are alike: two texts share at least 0.6 of their pairs of neighbouring words. Compares each
 * text with each other one.
 */
function alike(texts: readonly { place: number; words: readonly string[] }[]): number[] {
  const sets = texts.map(({ words }) => new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`)))
  return texts.flatMap(({ place }, one) => {
    const own = sets[one] as Set<string>
    const hasTwin = sets.some((set, other) => {
      const both = [...own].filter((pair) => set.has(pair)).length
      return other !== one && both / (own.size + set.size - both) >= 0.6
    })
    return hasTwin ? [place] : []
  })
}

/** Cramér's V corrected for bias, by its textbook formula. */
function cramer(table: readonly (readonly number[])[]): number {
  const rows = table.filter((row) => sum(row) > 0)
  const columns = (rows[0] ?? []).map((_, at) => sum(rows.map((row) => row[at] ?? 0)))
  const n = sum(columns)
  const squared = rows.map((row) =>
    sum(
      row.map((count, at) => {
        const expected = (sum(row) * (columns[at] ?? 0)) / n
        return expected === 0 ? 0 : (count - expected) ** 2 / expected
      }),
    ),
  )
  const [r, c] = [rows.length, columns.filter((column) => column > 0).length]
  const phi = Math.max(0, sum(squared) / n - ((r - 1) * (c - 1)) / (n - 1))
  const least = Math.min(r - (r - 1) ** 2 / (n - 1), c - (c - 1) ** 2 / (n - 1))
  return Math.min(1, Math.sqrt(phi / (least - 1)))
}

/**
 * Base and numbers of a mark, recalculated from the payload; null for marks that depend on text patterns, which are not
 * recalculated.
 */
export function recountSign(
  { item, evidence }: Suspicion,
  people: readonly PlacedPerson[],
  questions: readonly Question[],
): { base: number; evidence: Record<string, unknown> } | null {
  const question = questions[item] as Question
  const { who, answering, out, count, answered, words, asked } = counted(people, item, question)
  const counts = answering.map(count)
  switch (evidence.kind) {
    case 'no_variety': {
      const most = Math.max(...counts)
      const first = answering[counts.indexOf(most)]
      return {
        base: sum(counts),
        evidence: {
          effective: closeTo(effective(counts)),
          evenness: closeTo((effective(counts) - 1) / (counts.length - 1)),
          optionCount: counts.length,
          first: { option: first, count: most },
          leftOut: out.filter((option) => count(option) > 0),
          personas: who((did) => did !== first && answering.includes(did as number)),
        },
      }
    }
    case 'unchosen_option': {
      const base = sum(counts)
      const chance = closeTo((1 - 1 / counts.length) ** base)
      const options = answering.filter((option) => count(option) === 0)
      const leftOut = out.filter((option) => count(option) > 0)
      return { base, evidence: { options, optionCount: counts.length, chance, leftOut } }
    }
    case 'no_opinion': {
      if (question.type === 'open_ended') return { base: answered.length, evidence: {} }
      const personas = who((did) => out.includes(did as number))
      const options = out.map((option) => ({ option, count: count(option) })).filter((each) => each.count > 0)
      return { base: answered.length, evidence: { personas, count: personas.length, options } }
    }
    case 'blank': {
      const personas = who((did) => did === 'blank')
      return { base: asked, evidence: { personas, count: personas.length } }
    }
    case 'explained_by_trait': {
      const those = people.filter(({ place }) => answered.includes(place))
      const table = evidence.values.map(({ value }) => {
        const [from = Number.NaN, to = Number.NaN] = value.split('–').map(Number)
        const own = those.filter(({ fields }) => {
          const field = fields[evidence.field] ?? ''
          return field === value || (Number(field) >= from && Number(field) <= to)
        })
        return question.options.map(
          (_, option) => own.filter((each) => didWith(item, question, each) === option).length,
        )
      })
      const values = evidence.values.map(({ value }, at) => ({ value, counts: table[at] }))
      const answers = table.map((row) => answering.map((option) => row[option] ?? 0))
      return { base: sum(answers.flat()), evidence: { values, association: closeTo(cramer(answers)) } }
    }
    case 'straight_lining': {
      const lines = people
        .map((person) => ({
          person,
          line: evidence.items.map((at) => didWith(at, questions[at] as Question, person)),
        }))
        .filter(({ line }) => line.every((did) => typeof did === 'number'))
      const share = (at: number, option: number) =>
        lines.filter(({ line }) => line[at] === option).length / lines.length
      const straight = question.options.map((_, option) =>
        evidence.items.map((__, at) => share(at, option)).reduce((all, each) => all * each, 1),
      )
      const spv = ({ line }: { line: unknown[] }) =>
        1 -
        sum(
          question.options.map(
            (_, option) => (line.filter((did) => did === option).length / line.length) ** 2,
          ),
        )
      return {
        base: lines.length,
        evidence: {
          personas: lines.filter(({ line }) => new Set(line).size === 1).map(({ person }) => person.place),
          expectedShare: closeTo(sum(straight)),
          spv: closeTo(sum(lines.map(spv)) / lines.length),
        },
      }
    }
    case 'near_duplicates': {
      const long = words.filter((each) => each.words.length >= 8)
      const found = alike(long)
      return { base: long.length, evidence: { count: found.length, groups: gathering(found) } }
    }
    case 'opens_alike': {
      const long = words.filter((each) => each.words.length >= 6)
      const openings = long.map((each) => each.words.slice(0, 3).join(' '))
      const begin = long.filter((_, at) => openings[at] === evidence.opening).map(({ place }) => place)
      const most = Math.max(...openings.map((one) => openings.filter((other) => other === one).length))
      return {
        base: words.length,
        evidence: { personas: begin, count: most, openings: new Set(openings).size },
      }
    }
    case 'asks_back':
    case 'unclear':
    case 'repeats_stem':
      return { base: words.length, evidence: {} }
    default:
      return null
  }
}

const closeTo = (value: number) => expect.closeTo(value, 9)

/** Matches groups that together contain these positions, however they are divided. */
function gathering(places: readonly number[]) {
  return expect.toSatisfy(
    (groups: number[][]) => JSON.stringify(groups.flat().sort((a, b) => a - b)) === JSON.stringify(places),
    `hold ${places.length}`,
  )
}
