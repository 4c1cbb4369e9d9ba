import type { TFunction } from 'i18next'
import { attributeChoices } from '../../../../shared/analysis/attribute-choices.ts'
import { limitsOf, type NumberField } from '../../../../shared/analysis/number-bands.ts'
import type { TaggedAnswers } from '../../../../shared/analysis/tags/tag-answers.ts'
import { tagsAt } from '../../../../shared/analysis/tags/tags-at.ts'
import type { BandLimits } from '../../../../shared/models/annotations.ts'
import type { CrossVariable } from '../../../../shared/models/cross-variable.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Respondent } from '../../../../shared/models/results.ts'
import type { PersonaWords } from '../../../../shared/personas/persona-words.ts'

/** A variable that items can be broken down by, under the name that the screen gives it. */
export interface NamedVariable {
  /** The same for all items of a run. */
  key: string
  name: string
  variable: CrossVariable
}

/** A field of the personas; a number in bands. */
export type FieldVariable = Exclude<CrossVariable, { kind: 'item' } | { kind: 'tag' }>

/** What the variables of a run depend on. */
export interface VariablesOf {
  questions: readonly Question[]
  fields: readonly FieldVariable[]
  tagged: TaggedAnswers
  /** Whether individual answers to an item were received. */
  answered: (item: number) => boolean
}

interface VariableWords {
  results: TFunction<'results'>
  tags: TFunction<'tags'>
  personas: PersonaWords
}

/** All variables of a run that an item can be broken down by: fields of the personas, choice items, and tags. */
export function crossVariables(of: VariablesOf, words: VariableWords): NamedVariable[] {
  const { questions, fields, answered } = of
  return [
    ...fields.map((variable) => ({
      ...{ key: `field/${variable.name}`, name: words.personas.name(variable.name), variable },
    })),
    ...questions.flatMap(({ type }, item) =>
      type === 'single_choice' && answered(item)
        ? [
            {
              ...{ key: `item/${item}`, name: `${item + 1}. ${stemOf(questions[item], words)}` },
              variable: { kind: 'item', item } satisfies CrossVariable,
            },
          ]
        : [],
    ),
    ...tagVariables(of, words),
  ]
}

/** Those that fit one item: it is not broken down by itself. */
export function variablesFor(position: number, named: readonly NamedVariable[]): NamedVariable[] {
  return named.filter(({ variable }) => !('item' in variable) || variable.item !== position)
}

/** Persona fields that are worth breaking down by; numbers in bands. */
export function variablesOf(
  respondents: readonly Respondent[],
  numbers: readonly NumberField[],
  own: BandLimits,
): FieldVariable[] {
  const fields = attributeChoices(respondents).filter(
    ({ name }) => !numbers.some((each) => each.name === name),
  )
  return [
    ...numbers.map((field) => ({
      kind: 'bands' as const,
      name: field.name,
      limits: limitsOf(field, own),
    })),
    ...fields.map(({ name }) => ({ kind: 'field' as const, name })),
  ]
}

/** The variables as choices of a list, by what they are. */
export function variableChoices(
  named: readonly NamedVariable[],
  { results, tags }: Pick<VariableWords, 'results' | 'tags'>,
) {
  const choices = (start: string) =>
    named.filter(({ key }) => key.startsWith(start)).map(({ key, name }) => ({ value: key, label: name }))
  return [
    { group: results('filter.attribute'), items: choices('field') },
    { group: results('items'), items: choices('item') },
    { group: tags('table.tags'), items: choices('tag') },
  ].filter(({ items }) => items.length > 0)
}

/** Tags of the answers to each open-ended item; where several items have tags, also those of the answers to any item. */
function tagVariables({ questions, tagged }: VariablesOf, words: VariableWords): NamedVariable[] {
  const items = questions.flatMap((question, item) => {
    const tags = question.type === 'open_ended' ? tagsAt(item, tagged).map(({ id }) => id) : []
    return tags.length > 0 ? [{ item, stem: stemOf(question, words), tags }] : []
  })
  const ofItems = items.map(({ item, stem, tags }) => ({
    key: `tag/${item}`,
    name: words.tags('table.tagsOf', { number: item + 1, stem }),
    variable: { kind: 'tag', item, tags } satisfies CrossVariable,
  }))
  if (items.length < 2) return ofItems
  const all = [...new Set(items.flatMap(({ tags }) => tags))]
  const ofAny = { kind: 'tag', item: null, tags: all } satisfies CrossVariable
  return [...ofItems, { key: 'tag/any', name: words.tags('table.tagsOfAny'), variable: ofAny }]
}

function stemOf(question: Pick<Question, 'stem'> | undefined, { results: t }: VariableWords): string {
  return question?.stem.trim() || t('noStem')
}
