import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterPointer } from '../../lib/after-pointer.ts'
import { problemOf } from '../../lib/problem-of.ts'
import { type ConnectionDraft, type ConnectionField, findConnectionProblem } from './connection-problems.ts'

/** Fields of a connection being filled in: their texts, and what is wrong with them once they were left. */
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
    /** Props of the input of a field. */
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
    /** Whether everything asked for is in order; shows what is not. */
    isSound: () => {
      setTouched(asked)
      return asked.every((field) => findConnectionProblem(field, draft) === null)
    },
    /** Shows what the privileged side refused at its field; false where the failure is another. */
    showRefused: (error: unknown): boolean => {
      const problem = problemOf(error)
      if (problem.code !== 'INVALID' || !problem.fields?.length) return false
      const words: Partial<Record<ConnectionField, string>> = {}
      for (const { path, message } of problem.fields) {
        const field = asked.find((name) => name === path[0])
        if (!field) return false
        // Only the privileged side knows the practice service's address.
        const known = message === 'practice' ? message : findConnectionProblem(field, draft)
        words[field] = known ? t(`problem.${known}`) : message
      }
      setRefused(words)
      return true
    },
  }
}
