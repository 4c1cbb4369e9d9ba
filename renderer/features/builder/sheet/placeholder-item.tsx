import type { Question } from '../../../../shared/models/draft.ts'
import { KeptText } from '../../../ui/kept-text.tsx'
import styles from './item.module.css'

/** The text of an item that is far from the screen: it can be found and read aloud, but not edited. */
export function PlaceholderItem({ question }: { question: Question }) {
  return (
    <div className={styles.body}>
      <p className={styles.placeholder}>
        <KeptText text={question.stem} />
      </p>
      {question.type === 'single_choice' && (
        <p className={styles.placeholder}>
          <KeptText text={question.options.map(({ text }) => text).join('\n')} />
        </p>
      )}
    </div>
  )
}
