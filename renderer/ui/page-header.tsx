import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useContext, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { HeaderSlot } from './header-slot.ts'
import { KeptText } from './kept-text.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  /** The title of the screen and of the window. */
  title: string
  /** The screens above this one, outermost first. */
  trail?: (Pick<LinkProps, 'to' | 'params'> & { label: string })[]
  /** Some faint words beside the title, e.g. "v3". */
  note?: ReactNode
  /** Tags that belong to the title, e.g. the practice tag. */
  children?: ReactNode
}

/** The breadcrumb in the top bar, which is also the title of the screen. */
export function PageHeader({ title, trail = [], note, children }: PageHeaderProps) {
  const slot = useContext(HeaderSlot)
  useEffect(() => {
    document.title = `${title} – Sonde`
  }, [title])
  const header = (
    <div className={styles.header}>
      <div className={styles.line}>
        {trail.map(({ label, to, params }) => (
          <span key={label} className={styles.step}>
            <Link
              to={to}
              {...(params !== undefined && { params })}
              state={{ goesBack: true }}
              className={styles.link}
            >
              {label}
            </Link>
            <span aria-hidden="true" className={styles.slash}>
              /
            </span>
          </span>
        ))}
        <h1 className={styles.title} title={title}>
          <KeptText text={title} />
        </h1>
        {children}
      </div>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  )
  return slot ? createPortal(header, slot) : header
}
