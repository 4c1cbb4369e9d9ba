import type { KeyList } from '../../../shared/models/account.ts'
import { textOf } from '../../../shared/models/received-text.ts'
import { isObject } from '../../service/json/json-value.ts'
import { isEmptyList } from '../../service/reading/empty-list.ts'
import { readKeyRows } from '../../service/reading/read-account.ts'
import type { Received } from '../../service/service-api.ts'
import { answerText, cutAnswer } from '../service-answers/answer-text.ts'

/**
 * The reply to a list operation as received, if no list was recognised in it: such a reply must not be taken for an
 * empty list. Null where rows or an empty list were read. Without anything that looks like a secret in a list of keys.
 */
export function unreadText(
  operation: 'list_keys' | 'list_members',
  { value, raw }: Pick<Received<readonly unknown[]>, 'value' | 'raw'>,
): string | null {
  if (value.length > 0) return null
  const text = textOf(raw)
  const body = parsed(text)
  if (isObject(body) && isEmptyList(body.data, 'key')) return null
  return cutAnswer(answerText({ operation, text, body, status: null }))
}

/** The first rows of a list of keys in which no key was recognised, where it was in others. */
export function keysLeftOut({
  value,
  raw,
}: Pick<Received<readonly unknown[]>, 'value' | 'raw'>): KeyList['leftOut'] {
  const body = value.length > 0 ? parsed(textOf(raw)) : null
  return isObject(body) ? readKeyRows(body.data).leftOut.slice(0, MOST_LEFT_OUT) : []
}

const MOST_LEFT_OUT = 100

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
