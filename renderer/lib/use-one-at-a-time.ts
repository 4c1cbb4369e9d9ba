import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

/**
 * `useMutation` for what must not be done twice by mistake: calling `mutate` while a call is under way does nothing.
 * Disabling the button while `isPending` is not enough: a second press that came while the page was busy is handled
 * before the button is drawn as disabled.
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
      // A failure is in the mutation's own state.
      void mutateAsync(...asked).then(end, end)
    },
    [mutateAsync],
  )
  return { ...mutation, mutate }
}
