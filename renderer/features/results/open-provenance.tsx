import { Button } from '@mantine/core'
import { useCompanion } from '../../ui/panes.tsx'

/** Opens the companion where the window is too narrow to show it beside the page. */
export function OpenProvenance() {
  const { open, label } = useCompanion()
  if (!open) return null
  return (
    <Button variant="default" onClick={open}>
      {label}
    </Button>
  )
}
