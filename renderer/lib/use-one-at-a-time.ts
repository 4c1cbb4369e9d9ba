import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

/**
 * `useMutation` for what must not be done twice by mistake: a call of `mutate` while one is under way does nothing. A
 * button that is disabled while `isPending` is drawn too late for a second press that waited while the page was busy.
 */
export function useOneAtATime<TData, TError = DefaultError, TVariables = void, TContext = unknown>(
  options: UseMutationOptions<TData, TError, TVariables, TContext>,
): UseMutationResult<TData, TError, TVariables, TContext> {
  const mutation = useMutation(options)
  const { mutateAsync } = mutation
  const isUnderWay = useRef(false)
  const mutate = useCallback<typeof mutation.mutate>(
    (...asked) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      const end = () => {
        isUnderWay.current = false
      }
      // What failed is in the mutation's own state.
      void mutateAsync(...asked).then(end, end)
    },
    [mutateAsync],
  )
  return { ...mutation, mutate }
}
