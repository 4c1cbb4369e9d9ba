import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { isObject, type JsonObject } from '../../../json/json-value.ts'
import { isNamedForItems } from '../item-names.ts'
import type { KnownTexts } from '../item-refs.ts'

const DEEPEST = 24
const FEWEST = 2

interface Parts {
  draft: SurveyDraft
  known: Pick<KnownTexts, 'itemOf'>
  personas: number
}

/**
 * Names the items of records that hold a list of values of the personas, where they have only the number of the item:
 * `{"position": 3, "cells": [2, 0, 1]}` becomes `{"position": "How often …", …}`, because numbers beside and within
 * such lists may mean each other. Only where a list of all items has each of these numbers once under the same name, or
 * under its only number where the other name says that it tells items ("question": 3, beside "id": 3).
 */
export function withNamedRecords(data: unknown, parts: Parts): unknown {
  const lists = listsOfRecords(data)
  const books = lists.flatMap((records) => booksIn(records, parts))
  if (books.length === 0) return data
  const fresh = new Map<unknown, JsonObject>()
  for (const records of lists) {
    if (!records.every((record) => holdsValues(record, parts))) continue
    const naming = numbersIn(records).flatMap((own) => {
      const [first, ...others] = books.filter((book) => isOf(book, own))
      return first && others.every((other) => areAlike(first, other)) ? [{ own, stems: first.stems }] : []
    })
    const [only, ...others] = naming
    if (!only || others.length > 0) continue
    const { name } = only.own
    for (const record of records)
      fresh.set(record, { ...record, [name]: only.stems.get(Number(record[name])) ?? record[name] })
  }
  if (fresh.size === 0) return data
  const rebuilt = (value: unknown, depth: number): unknown => {
    const own = fresh.get(value)
    if (own || typeof value !== 'object' || value === null || depth > DEEPEST) return own ?? value
    if (Array.isArray(value)) return value.map((one) => rebuilt(one, depth + 1))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rebuilt(one, depth + 1)]))
  }
  return rebuilt(data, 0)
}

/** Numbers in one field of all records of a list, each once. */
interface Numbers {
  name: string
  values: readonly number[]
}

/** The items by the numbers that a list of all of them gives. */
interface Book {
  name: string
  /** Whether the records have no other number each. */
  isOnly: boolean
  stems: ReadonlyMap<number, string>
}

function isOf({ name, isOnly, stems }: Book, own: Numbers): boolean {
  const isNamed = name === own.name || (isOnly && isNamedForItems(own))
  return isNamed && own.values.every((number) => stems.has(number))
}

function areAlike(one: Book, other: Book): boolean {
  return [...one.stems].every(([number, stem]) => other.stems.get(number) === stem)
}

function listsOfRecords(data: unknown): readonly (readonly JsonObject[])[] {
  const found: JsonObject[][] = []
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return
    if (Array.isArray(value) && value.length >= FEWEST && value.every(isObject)) found.push(value)
    for (const inner of Object.values(value)) look(inner, depth + 1)
  }
  look(data, 0)
  return found
}

/** What a list has as books of the items' numbers, if its records are all the items, each once. */
function booksIn(records: readonly JsonObject[], { draft, known }: Parts): readonly Book[] {
  if (records.length !== draft.questions.length) return []
  const items = records.map((record) => {
    const told = Object.values(record).flatMap((text) =>
      typeof text === 'string' ? (known.itemOf(text) ?? []) : [],
    )
    return new Set(told).size === 1 ? (told[0] ?? -1) : -1
  })
  if (items.includes(-1) || new Set(items).size !== items.length) return []
  const numbers = numbersIn(records)
  return numbers.map(({ name, values }) => ({
    name,
    isOnly: numbers.length === 1,
    stems: new Map(values.map((number, at) => [number, draft.questions[items[at] ?? -1]?.stem ?? ''])),
  }))
}

/** The fields in which all records of a list have whole numbers, no two the same. */
function numbersIn(records: readonly JsonObject[]): readonly Numbers[] {
  return Object.keys(records[0] ?? {}).flatMap((name): Numbers[] => {
    const values = records.flatMap((record) =>
      /^\d{1,9}$/.test(String(record[name])) ? [Number(record[name])] : [],
    )
    return new Set(values).size === records.length ? [{ name, values }] : []
  })
}

/** Whether a record has one list, with a value of each persona, and no text of an item. */
function holdsValues(record: JsonObject, { known, personas }: Parts): boolean {
  const inner = Object.values(record)
  const [list, ...others] = inner.filter((value) => Array.isArray(value))
  return (
    others.length === 0 &&
    list?.length === personas &&
    list.every((value: unknown) => typeof value !== 'object' || value === null) &&
    !inner.some((text) => typeof text === 'string' && known.itemOf(text) !== null)
  )
}
