import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

const DOTS = <IconDots size={16} aria-hidden="true" />

interface MoreMenuProps {
  /** Label of the button. */
  label: string
  /** Class of the button. */
  className: string | undefined
  /** Whether the Tab key stops at the button. */
  tabbable?: boolean
  /** Entries of the menu. */
  children: ReactNode
}

/**
 * A menu button with three dots. The menu is only created when it is first opened, since most never are. Arrow keys lead
 * into it where the focus is still on the button.
 */
export function MoreMenu({ label, className, tabbable = true, children }: MoreMenuProps) {
  const [asked, setAsked] = useState(false)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!asked) return
    // React creates a new button along with the menu: it takes the focus, so that closing the menu returns the focus to
    // it.
    button.current?.focus({ preventScroll: true })
    setOpened(true)
  }, [asked])
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (!opened || (key !== 'ArrowDown' && key !== 'ArrowUp')) return
    // On a busy machine the menu shows before it takes the focus. The key would scroll the pane, and a menu whose button
    // is out of view is hidden.
    event.preventDefault()
    const entries = menu.current?.querySelectorAll<HTMLElement>('[data-menu-item]:not(:disabled)') ?? []
    ;[...entries].at(key === 'ArrowDown' ? 0 : -1)?.focus()
  }
  const shared = {
    ref: button,
    type: 'button',
    className,
    'aria-label': label,
    tabIndex: tabbable ? 0 : -1,
    onKeyDown,
    children: DOTS,
  } as const
  if (!asked)
    return <button {...shared} aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <button {...shared} />
      </Menu.Target>
      <Menu.Dropdown ref={menu}>{children}</Menu.Dropdown>
    </Menu>
  )
}
