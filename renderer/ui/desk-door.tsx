import { Button } from '@mantine/core'
import { IconTargetArrow } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface DeskDoorProps {
  /** What was received for it is opened. */
  of: { kind: 'run' | 'session' | 'connection'; id: string }
  /** Words of the service are to be taught, not places. */
  toWords?: boolean
  /** A verb. */
  children: ReactNode
}

/** The way to the reading desk, where a person shows Sonde how a reply is read. */
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
