import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * For what takes time and at its end opens another screen, or moves the focus. The function is called when it begins
 * (`onMutate`); what that returns tells at the end whether the person is still on the same screen. One who has gone
 * elsewhere meanwhile, even to a screen that is still loading, is to stay there.
 */
export function useStillHere(): () => () => boolean {
  const router = useRouter()
  return useCallback(() => {
    const { pathname } = router.latestLocation
    return () => router.latestLocation.pathname === pathname
  }, [router])
}
