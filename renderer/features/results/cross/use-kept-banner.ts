import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { keptByRun } from '../kept-by-run.ts'
import { type Banner, NO_BANNER } from './banner.ts'

const banners = keptByRun(NO_BANNER)

/** The variables that a run's items are broken down by: those that were last chosen in this window. */
export function useKeptBanner(runId: string): [Banner, (next: Banner) => void] {
  const router = useRouter()
  const [banner, setBanner] = useState(() => banners.read(router, runId))
  const change = (next: Banner) => {
    banners.keep(router, runId, next)
    setBanner(next)
  }
  return [banner, change]
}
