import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { RereadProgress } from '../../../../shared/models/reading-desk.ts'
import { api } from '../../../lib/api.ts'
import { tellProblem } from '../../../ui/tell-problem.tsx'
import { useDeskCalls } from '../desk-calls.ts'

/**
 * Reads everything stored for a connection again. This goes on when the person leaves the screen; starting it again
 * joins it.
 */
export function useReread(connectionId: string) {
  const { recipes } = useDeskCalls()
  const cache = useQueryClient()
  const { data } = useQuery({
    queryKey: ['desk', 'rereadable', connectionId],
    queryFn: ({ signal }) => recipes.rereadable({ connectionId }, { signal }),
    staleTime: 0,
  })
  const [progress, setProgress] = useState<RereadProgress | null>(null)
  const end = useRef<AbortController | null>(null)
  useEffect(() => () => end.current?.abort(), [])
  const start = async () => {
    const mine = new AbortController()
    end.current = mine
    try {
      for await (const event of await recipes.reread({ connectionId }, { signal: mine.signal }))
        setProgress(event)
    } catch (error) {
      if (!mine.signal.aborted) tellProblem(error)
    }
    // Results on any screen may have changed.
    void cache.invalidateQueries({ queryKey: api.runs.key() })
    void cache.invalidateQueries({ queryKey: api.experiments.key() })
    void cache.invalidateQueries({ queryKey: ['desk', 'read'] })
  }
  return {
    /** How many runs would be read again; 0 until that is known. */
    runs: data?.runs ?? 0,
    progress,
    start: () => void start(),
    stop: () => void recipes.stopReread({ connectionId }).catch(tellProblem),
  }
}
