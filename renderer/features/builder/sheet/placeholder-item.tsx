import type { Question } from '../../../../shared/models/draft.ts'
import { KeptText } from '../../../ui/kept-text.tsx'
import { useLabels } from '../labels/labels-context.ts'
import styles from './item.module.css'

/** The text of an item that is far from the screen: it can be found and read aloud, but not edited. */
export function PlaceholderItem({ question }: { question: Question }) {
  const { shown } = useLabels()
  return (
    <div className={styles.body}>
      {shown && question.name !== undefined && <p className={styles.placeholderName}>{question.name}</p>}
      <p className={styles.placeholder}>
        <KeptText text={question.stem} />
      </p>
      {question.type === 'single_choice' && (
        <p className={styles.placeholder}>
          <KeptText
            text={question.options
              .map(({ code, text }) => textWith(shown ? code : undefined, text))
              .join('\n')}
          />
        </p>
      )}
    </div>
  )
}

const textWith = (code: string | undefined, text: string) => (code === undefined ? text : `${code} ${text}`)
