import { Drawer } from '@mantine/core'
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsDialogOpen } from './lasting-dialog.tsx'
import type { PaneName, PaneSide } from './pane-side.ts'

/** Additional width, since there is more room over the page than beside it. Pixels. */
const WIDER = { list: 120, companion: 40 }

interface PaneDrawerProps {
  side: PaneSide
  name: PaneName
  /** The page below: when it gets the focus, the pane closes. */
  page: RefObject<HTMLElement | null>
  opened: boolean
  onClose: () => void
}

/**
 * A pane for which a narrow window has no room, opened over the page. A list closes once something in it was chosen.
 */
export function PaneDrawer({ side, name, page, opened, onClose }: PaneDrawerProps) {
  const { t } = useTranslation('common')
  const isBelow = useIsDialogOpen()
  const left = useLeaveForPage(page, opened, onClose)
  const onClick = ({ target }: MouseEvent) => {
    const chose = target instanceof Element && target.closest('a[href], button[aria-current]')
    if (name === 'list' && chose) onClose()
  }
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      // Escape closes only the uppermost: the dialog that was opened from this pane.
      closeOnEscape={!isBelow}
      returnFocus={!left}
      data-pane-side={name}
      position={name === 'list' ? 'left' : 'right'}
      size={side.width + WIDER[name]}
      title={side.label}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      transitionProps={{ duration: 120 }}
      styles={{ body: { padding: 0 } }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only takes in what its rows and links were pressed for. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a row or a link is a click too. */}
      <div onClick={onClick}>{side.content}</div>
    </Drawer>
  )
}

/** Closes the pane over the page when the page gets the focus; returns whether it was closed in this way. */
function useLeaveForPage(page: RefObject<HTMLElement | null>, opened: boolean, close: () => void): boolean {
  const [left, setLeft] = useState(false)
  const leave = useEffectEvent(() => {
    setLeft(true)
    close()
  })
  useEffect(() => {
    if (!opened) return
    setLeft(false)
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && page.current?.contains(target)) leave()
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [opened, page])
  return left
}
