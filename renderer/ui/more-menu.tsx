import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

const DOTS = <IconDots size={16} aria-hidden="true" />

interface MoreMenuProps {
  /** Label of the button. */
  label: string
  /** Class of the button. */
  className: string | undefined
  /** What the button shows; three dots unless it is given. */
  sign?: ReactNode
  /** Whether the Tab key stops at the button. */
  tabbable?: boolean
  /** Entries of the menu. */
  children: ReactNode
}

/** A menu button, usually with three dots. The menu is only created when it is first opened, since most never are. */
export function MoreMenu({ label, className, sign = DOTS, tabbable = true, children }: MoreMenuProps) {
  const [asked, setAsked] = useState(false)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!asked) return
    // React creates a new button along with the menu: it takes the focus, so that closing the menu returns the focus to
    // it.
    button.current?.focus({ preventScroll: true })
    setOpened(true)
  }, [asked])
  const shared = {
    ref: button,
    type: 'button',
    className,
    'aria-label': label,
    tabIndex: tabbable ? 0 : -1,
    children: sign,
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
