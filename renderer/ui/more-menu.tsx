import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

const DOTS = <IconDots size={16} aria-hidden="true" />

interface MoreMenuProps {
  /** Of the button. */
  label: string
  /** Of the button. */
  className: string | undefined
  /** Whether the Tab key comes to the button. */
  tabbable?: boolean
  /** Entries of the menu. */
  children: ReactNode
}

/** A button with three dots for a menu. The menu is made when it is first asked for: most never are. */
export function MoreMenu({ label, className, tabbable = true, children }: MoreMenuProps) {
  const [asked, setAsked] = useState(false)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!asked) return
    // React draws a new button once there is a menu: the focus goes to it, so that closing the menu brings the focus
    // back.
    button.current?.focus({ preventScroll: true })
    setOpened(true)
  }, [asked])
  const shared = {
    ref: button,
    type: 'button',
    className,
    'aria-label': label,
    tabIndex: tabbable ? 0 : -1,
    children: DOTS,
  } as const
  if (!asked)
    return <button {...shared} aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <button {...shared} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
