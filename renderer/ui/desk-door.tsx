import { Button } from '@mantine/core'
import { IconTargetArrow } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface DeskDoorProps {
  /** Whose payloads are opened. */
  of: { kind: 'run' | 'session' | 'connection'; id: string }
  /** Whether to open the tab on words of the service instead of that on places in the reply. */
  toWords?: boolean
  /** The label, a verb. */
  children: ReactNode
}

/** A link to the reading desk, where a person shows Sonde how to read a reply. */
export function DeskDoor({ of: { kind, id }, toWords = false, children }: DeskDoorProps) {
  return (
    <Button
      variant="default"
      leftSection={<IconTargetArrow size={16} aria-hidden="true" />}
      renderRoot={(props) => {
        if (kind === 'session')
          return <Link to="/desk/session/$sessionId" params={{ sessionId: id }} {...props} />
        if (kind === 'connection')
          return <Link to="/desk/connection/$connectionId" params={{ connectionId: id }} {...props} />
        return (
          <Link
            to="/desk/run/$runId"
            params={{ runId: id }}
            search={toWords ? { tab: 'words' } : {}}
            {...props}
          />
        )
      }}
    >
      {children}
    </Button>
  )
}
