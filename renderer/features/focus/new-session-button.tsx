import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '../../lib/api.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/** Starts a new draft and opens it. */
export function NewSessionButton({ children, primary = false }: { children: ReactNode; primary?: boolean }) {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const create = useOneAtATime(
    api.focus.createDraft.mutationOptions({
      onSuccess: async ({ id }) => {
        void cache.invalidateQueries({ queryKey: api.focus.list.key() })
        await navigate({ to: '/focus/$sessionId', params: { sessionId: id } })
      },
      onError: tellProblem,
    }),
  )
  return (
    <Button
      variant={primary ? 'filled' : 'default'}
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      loading={create.isPending}
      onClick={() => create.mutate({})}
    >
      {children}
    </Button>
  )
}
