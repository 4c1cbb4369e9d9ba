import { z } from 'zod'

/** What a persona may have done with an item other than answer it (see `ItemResponses`). */
export const withoutAnswerSchema = z.enum(['blank', 'unread', 'missing'])
export type WithoutAnswer = z.infer<typeof withoutAnswerSchema>

const position = z.number().int().nonnegative()

/** One condition on a persona; `not` negates it. A new kind must also be added to `conditionTest`. */
export const filterConditionSchema = z.discriminatedUnion('kind', [
  /** A field of the persona has one of these values, name and values as received. */
  z.object({ kind: z.literal('field'), name: z.string(), values: z.array(z.string()), not: z.boolean() }),
  /** A field of the persona is a number, at least `min` and less than `below`; null: no such limit. */
  z.object({
    kind: z.literal('number'),
    name: z.string(),
    min: z.number().nullable(),
    below: z.number().nullable(),
    not: z.boolean(),
  }),
  /** The persona chose one of these options, or is in one of the states `without`. Positions from 0. */
  z.object({
    kind: z.literal('answer'),
    item: position,
    options: z.array(position),
    without: z.array(withoutAnswerSchema),
    not: z.boolean(),
  }),
  /** The persona's answer has these words: to one item, or to any where `item` is null. */
  z.object({ kind: z.literal('words'), item: position.nullable(), text: z.string(), not: z.boolean() }),
  /** The persona's answer carries one of these tags, by their ids: to one item, or to any where `item` is null. */
  z.object({
    kind: z.literal('tag'),
    item: position.nullable(),
    tags: z.array(z.string()),
    not: z.boolean(),
  }),
])
export type FilterCondition = z.infer<typeof filterConditionSchema>

/**
 * Which personas count: in every group at least one condition must hold. Groups are joined by "and", the conditions of
 * a group by "or".
 */
export const filterGroupsSchema = z.array(z.array(filterConditionSchema).min(1))
export type FilterGroups = z.infer<typeof filterGroupsSchema>

/** What a person asked to see of a run's results. Which personas it keeps is calculated wherever it is used. */
export const resultsFilterSchema = z.object({
  /** Words to find in the answers that are listed; "" lists all. Counts are not narrowed by it. */
  search: z.string(),
  groups: filterGroupsSchema,
})
export type ResultsFilter = z.infer<typeof resultsFilterSchema>

/** The filter of earlier versions: one value of one field. */
const formerFilterSchema = z
  .object({ search: z.string(), attribute: z.object({ name: z.string(), value: z.string() }).nullable() })
  .transform(({ search, attribute }): ResultsFilter => {
    if (attribute === null) return { search, groups: [] }
    return {
      search,
      groups: [[{ kind: 'field', name: attribute.name, values: [attribute.value], not: false }]],
    }
  })

/** A filter from outside, in the present form or that of earlier versions. */
export const anyResultsFilterSchema = z.union([resultsFilterSchema, formerFilterSchema])

export const NO_FILTER: ResultsFilter = { search: '', groups: [] }
