import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterPointer } from '../../lib/after-pointer.ts'
import { problemOf } from '../../lib/problem-of.ts'
import { type ConnectionDraft, type ConnectionField, findConnectionProblem } from './connection-problems.ts'

/** The fields of a connection form: their texts, and their problems once they were left. */
export function useDraftFields(start: Partial<ConnectionDraft>, asked: readonly ConnectionField[]) {
  const { t } = useTranslation('connections')
  const [draft, setDraft] = useState<ConnectionDraft>({ name: '', baseUrl: '', key: '', ...start })
  const [touched, setTouched] = useState<readonly ConnectionField[]>([])
  const [refused, setRefused] = useState<Partial<Record<ConnectionField, string>>>({})

  const wordsFor = (field: ConnectionField): string | null => {
    const problem = touched.includes(field) ? findConnectionProblem(field, draft) : null
    return problem ? t(`problem.${problem}`) : (refused[field] ?? null)
  }
  return {
    draft,
    /** Props for the input of a field. */
    bind: (field: ConnectionField) => ({
      value: draft[field],
      error: wordsFor(field),
      onBlur: () => afterPointer(() => setTouched((fields) => [...fields, field])),
      onChange: (event: { currentTarget: { value: string } }) => {
        const text = event.currentTarget.value
        setDraft((before) => ({ ...before, [field]: text }))
        setRefused((before) => ({ ...before, [field]: undefined }))
      },
    }),
    /** Whether all fields are valid; shows the problems of those that are not. */
    isSound: () => {
      setTouched(asked)
      return asked.every((field) => findConnectionProblem(field, draft) === null)
    },
    /** Shows the values that the core rejected at their fields; false for any other failure. */
    showRefused: (error: unknown): boolean => {
      const problem = problemOf(error)
      if (problem.code !== 'INVALID' || !problem.fields?.length) return false
      const words: Partial<Record<ConnectionField, string>> = {}
      for (const { path, message } of problem.fields) {
        const field = asked.find((name) => name === path[0])
        if (!field) return false
        // Only the core knows the practice service's address.
        const known = message === 'practice' ? message : findConnectionProblem(field, draft)
        words[field] = known ? t(`problem.${known}`) : message
      }
      setRefused(words)
      return true
    },
  }
}
