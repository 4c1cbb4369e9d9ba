import { SexField } from '../../../ui/sex-field.tsx'
import { SEX } from '../model/fields.ts'
import { useDraft, useDraftStore } from '../model/use-draft.ts'
import { useProblemWords } from '../parts/field-problem.tsx'
import { useLeaveField } from '../parts/use-leave-field.ts'
import styles from './audience.module.css'

/** The choice of the personas' sex. */
export function AudienceSex() {
  const store = useDraftStore()
  const leave = useLeaveField()
  return (
    <div className={styles.sex}>
      <SexField
        sex={useDraft((state) => state.history.present.audience.sex)}
        problem={useProblemWords(SEX)}
        field={SEX}
        onChange={(text) =>
          store.edit(SEX, (draft) => {
            draft.audience.sex = text
          })
        }
        onBlur={() => leave(SEX)}
      />
    </div>
  )
}
