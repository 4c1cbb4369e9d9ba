import { Button } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './line-frame.module.css'
import repair from './repair.module.css'

interface LineFrameProps {
  /** What is asked about the line. */
  title: string
  /** How the field is used. */
  how: string
  /** The text field; `label` is what a screen reader calls it. */
  field: { label: string; ref: Ref<HTMLTextAreaElement> } & TextareaHTMLAttributes<HTMLTextAreaElement>
  /** What Enter does in the field, and its button. */
  enter: { label: string; disabled: boolean; run: () => void }
  onClose: () => void
  /** Further ways, between the button of Enter and the one that closes. */
  ways?: ReactNode
  /** What stands between the field and the buttons. */
  children?: ReactNode
  /** What stands below the buttons. */
  below?: ReactNode
}

/** Asks something about one line of the list, in a text field with its buttons; its keys are kept from the desk. */
export function LineFrame({ title, how, field, enter, onClose, ways, children, below }: LineFrameProps) {
  const { t: common } = useTranslation('common')
  const { label, ...rest } = field
  const [titleId, howId] = [useId(), useId()]
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    // While signs are being put together (an accent, a Chinese word), Enter and Escape belong to them.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    } else if (event.key === 'Enter' && !event.shiftKey && event.target instanceof HTMLTextAreaElement) {
      event.preventDefault()
      if (!enter.disabled) enter.run()
    }
  }
  return (
    <fieldset className={styles.frame} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <span id={titleId} className={repair.what}>
        {title}
      </span>
      <textarea className={styles.text} rows={1} aria-label={label} aria-describedby={howId} {...rest} />
      <p id={howId} className={repair.keys}>
        {how}
      </p>
      {children}
      <div className={styles.ways}>
        <Button size="xs" disabled={enter.disabled} onClick={enter.run}>
          {enter.label}
          <span className={repair.key} aria-hidden="true">
            ⏎
          </span>
        </Button>
        {ways}
        <Button size="xs" variant="subtle" color="gray" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
      </div>
      {below}
    </fieldset>
  )
}
