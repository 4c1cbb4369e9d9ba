import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { keptByRun } from '../kept-by-run.ts'
import { type Banner, NO_BANNER } from './banner.ts'
import { readBanner, storeBanner } from './stored-banners.ts'

const banners = keptByRun<Banner | null>(null)

/**
 * The variables that a run's items are broken down by: those that were last chosen in this window or, where none were
 * since its page was loaded, in any window.
 */
export function useKeptBanner(runId: string): [Banner, (next: Banner) => void] {
  const router = useRouter()
  const [banner, setBanner] = useState(() => banners.read(router, runId) ?? readBanner(runId) ?? NO_BANNER)
  const change = (next: Banner) => {
    banners.keep(router, runId, next)
    storeBanner(runId, next)
    setBanner(next)
  }
  return [banner, change]
}
