import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useNewSession } from './use-new-session.ts'

/** Starts a new draft and opens it. */
export function NewSessionButton({ children, primary = false }: { children: ReactNode; primary?: boolean }) {
  const { start, starting } = useNewSession()
  return (
    <Button
      variant={primary ? 'filled' : 'default'}
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      loading={starting}
      onClick={start}
    >
      {children}
    </Button>
  )
}
