import { readItemWords } from '../../../shared/analysis/diagnostics/item-view.ts'
import { optionCodes } from '../../../shared/analysis/item-scale.ts'
import type { NumericItem } from '../../../shared/analysis/numeric/numeric-item.ts'
import type { TaggedAnswers } from '../../../shared/analysis/tags/tag-answers.ts'
import { chosenVariableNames } from '../../../shared/analysis/variable-names.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { type PersonaWords, personaWordsIn } from '../../../shared/personas/persona-words.ts'
import { attributeHeads, attributeNames } from './attribute-columns.ts'
import { limitText } from './band-columns.ts'
import { type CodedVariable, commonHeads, type ResultsWithBands } from './export-table.ts'
import { EXPORT_WORDS, type ExportLanguage, type ExportWords } from './export-words.ts'
import { numericItems } from './numeric-items.ts'
import { type TagVariable, tagVariables } from './tag-variables.ts'

/** The variables of the file of codes in the order of its columns. */
export function codedVariables(
  input: ResultsWithBands,
  tagged: TaggedAnswers,
  language: ExportLanguage,
): CodedVariable[] {
  const { draft, said } = input
  const words = EXPORT_WORDS[language]
  const names = chosenVariableNames(draft.questions, said?.variables)
  const numeric = numericItems(draft, input.results)
  const taken = new Set(names.map((name) => name.toLowerCase()))
  const ofItems = draft.questions.flatMap((question, item) => {
    const name = names[item] ?? ''
    const numbers = numeric[item] ?? null
    const number = numbers && { numbers, name: freeName(`${name}_${words.numberVariable}`, taken) }
    return itemVariables(question, { item, name, number, tags: tagVariables(tagged, item, name) }, words)
  })
  const { persona, meanings } = words
  return [
    { name: persona, kind: 'persona', meaning: meanings.persona, item: null, codes: [] },
    ...fieldVariables(input, [persona, ...ofItems.map(({ name }) => name), ...commonHeads(words)], language),
    ...ofItems,
  ]
}

/** The name, with a number behind it where another variable has that name; it is then taken, too. */
function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${name}_${count}`
  taken.add(free.toLowerCase())
  return free
}

/** The variables of an item: its own, the one that says why there is no value, its number, and its tags. */
function itemVariables(
  question: Question,
  {
    item,
    name,
    number,
    tags,
  }: {
    item: number
    name: string
    number: { numbers: NumericItem; name: string } | null
    tags: readonly TagVariable[]
  },
  { meanings, missingKinds, missingVariable, withTag, withoutTag }: ExportWords,
): CodedVariable[] {
  const { type, options } = question
  const { waysOut } = readItemWords(question)
  const isOpen = type === 'open_ended'
  const own = optionCodes(question)
  const told = options.map(({ text }, option) => ({ code: own[option] ?? option + 1, label: text }))
  return [
    {
      ...{ name, kind: 'item', item },
      meaning: isOpen ? meanings.words : meanings.choice,
      codes: isOpen ? [] : told.filter((_, option) => !waysOut.includes(option)),
    },
    {
      ...{ name: `${name}_${missingVariable}`, kind: 'why', meaning: meanings.missing, item },
      codes: [
        ...waysOut.map((option) => ({ code: missingKinds.wayOut, label: options[option]?.text ?? null })),
        ...[missingKinds.blank, missingKinds.unread, missingKinds.missing].map((kind) => {
          return { code: kind, label: kind }
        }),
      ],
    },
    ...(number?.numbers.kind === 'numbers'
      ? [
          {
            ...{ name: number.name, kind: 'number' as const, item, codes: [] },
            meaning: meanings.number(number.numbers.unit),
            unit: number.numbers.unit,
          },
        ]
      : []),
    ...tags.map((variable): CodedVariable => {
      const codes = [
        { code: 1, label: withTag(variable.tag) },
        { code: 0, label: withoutTag(variable.tag) },
      ]
      return { name: variable.name, kind: 'tag', meaning: meanings.tag, item, codes }
    }),
  ]
}

/** The variables of the personas' fields, with names that differ from those of the other columns. */
function fieldVariables(
  { results, bandColumns }: ResultsWithBands,
  others: readonly string[],
  language: ExportLanguage,
): CodedVariable[] {
  const { bandMeaning, meanings } = EXPORT_WORDS[language]
  const banded = new Map(
    bandColumns.map(({ name, field, limits }) => [
      name,
      bandMeaning(field, limits.map((limit) => limitText(limit, language)).join('; ')),
    ]),
  )
  const personas = personaWordsIn(language)
  const fields = attributeNames(results)
  return attributeHeads(fields, others).map((name, at) => {
    const field = fields[at] ?? ''
    const known = personas.knownName(field)
    const meaning = banded.get(field) ?? (known === null ? meanings.attribute : meanings.attributeOf(known))
    return { name, kind: 'field', meaning, item: null, codes: valueCodes(field, results, personas) }
  })
}

/** The codes of a persona's field that occur, as received, each with its word; values without a word are no codes. */
function valueCodes(field: string, results: RunResults, personas: PersonaWords): CodedVariable['codes'] {
  const values = results.respondents.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) => (name === field ? [value] : [])),
  )
  return [...new Set(values)].flatMap((code) => {
    const label = personas.knownValue(field, code)
    return label === null ? [] : [{ code, label }]
  })
}
