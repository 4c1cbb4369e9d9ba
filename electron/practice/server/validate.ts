import type { z } from 'zod'
import { InvalidRequest, type ValidationItem } from '../refusal.ts'

/** Longest JSON of a refused value that is returned in `input`, in characters. */
const longestInput = 1000

/**
 * The value, parsed by the schema. Throws InvalidRequest with one item per error, worded as FastAPI does, because the
 * interface declares FastAPI's validation body.
 */
export function validate<T extends z.ZodType>(schema: T, value: unknown, root: string): z.output<T> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new InvalidRequest(read.error.issues.flatMap((issue) => toItems(issue, value, root)))
}

function toItems(issue: z.core.$ZodIssue, value: unknown, root: string): ValidationItem[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)))
  const loc = [root, ...path]
  const input = at(value, path)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      item([...loc, key], 'extra_forbidden', 'Extra inputs are not permitted', at(input, [key])),
    )
  }
  if (issue.code === 'invalid_type' && input === undefined) {
    return [item(loc, 'missing', 'Field required', at(value, path.slice(0, -1)))]
  }
  return [toItem(issue, loc, input)]
}

function toItem(issue: z.core.$ZodIssue, loc: (string | number)[], input: unknown): ValidationItem {
  switch (issue.code) {
    case 'invalid_type': {
      const [type, what] = typeWords[issue.expected] ?? ['value_error', issue.expected]
      return item(loc, type, `Input should be a valid ${what}`, input)
    }
    case 'too_small':
      if (issue.origin === 'string') {
        return item(
          loc,
          'string_too_short',
          `String should have at least ${issue.minimum} characters`,
          input,
          {
            min_length: issue.minimum,
          },
        )
      }
      if (issue.origin === 'array') {
        return item(loc, 'too_short', `List should have at least ${issue.minimum} items`, input, {
          min_length: issue.minimum,
        })
      }
      return item(
        loc,
        'greater_than_equal',
        `Input should be greater than or equal to ${issue.minimum}`,
        input,
        {
          ge: issue.minimum,
        },
      )
    case 'too_big':
      if (issue.origin === 'string') {
        return item(loc, 'string_too_long', `String should have at most ${issue.maximum} characters`, input, {
          max_length: issue.maximum,
        })
      }
      if (issue.origin === 'array') {
        return item(loc, 'too_long', `List should have at most ${issue.maximum} items`, input, {
          max_length: issue.maximum,
        })
      }
      return item(loc, 'less_than_equal', `Input should be less than or equal to ${issue.maximum}`, input, {
        le: issue.maximum,
      })
    case 'invalid_value': {
      const expected = issue.values.map((value) => `'${String(value)}'`).join(' or ')
      return item(loc, 'literal_error', `Input should be ${expected}`, input, { expected })
    }
    default:
      return item(loc, 'value_error', `Value error, ${issue.message}`, input, { error: issue.message })
  }
}

const typeWords: Record<string, readonly [type: string, what: string]> = {
  string: ['string_type', 'string'],
  int: ['int_type', 'integer'],
  number: ['int_type', 'integer'],
  array: ['list_type', 'list'],
  object: ['dict_type', 'dictionary'],
  record: ['dict_type', 'dictionary'],
}

function item(
  loc: (string | number)[],
  type: string,
  msg: string,
  input: unknown,
  ctx?: Record<string, unknown>,
): ValidationItem {
  const small = input !== undefined && JSON.stringify(input).length <= longestInput
  return { loc, msg, type, ...(small ? { input } : {}), ...(ctx ? { ctx } : {}) }
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  let here = value
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined
    here = (here as Record<string | number, unknown>)[step]
  }
  return here
}
