import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mend } from '../../../../shared/wording/mend.ts'
import { newId } from '../../../lib/new-id.ts'
import { stemField } from '../model/fields.ts'
import { useDraftStore } from '../model/use-draft.ts'
import { focusField } from '../parts/focus-field.ts'
import { applyMend } from './apply-mend.ts'
import { MendPreview } from './mend-preview.tsx'
import type { CheckedItem } from './wording-store.ts'

interface MendOfferProps {
  /** Id of the item. */
  question: string
  item: CheckedItem
  /** The edits, best first; at least one. */
  mends: readonly [Mend, ...Mend[]]
  /** Id of the heading of the finding. */
  describedBy: string
  /** Called when the finding disappears along with the focused button. */
  onGone: () => void
}

/** An edit that mends a finding: shown before it is made, and made by one button, or by the key that presses it. */
export function MendOffer({ question, item, mends, describedBy, onGone }: MendOfferProps) {
  const { t } = useTranslation('wording')
  const store = useDraftStore()
  const [chosen, setChosen] = useState<string>()
  const mend = mends.find(({ choice }) => choice === chosen) ?? mends[0]
  return (
    <>
      {mends.some(({ choice }) => choice !== undefined) && (
        <NativeSelect
          size="xs"
          mb={6}
          label={t('mend.choice')}
          value={String(mends.indexOf(mend))}
          data={mends.map(({ choice = '' }, at) => ({ value: String(at), label: choice }))}
          onChange={(event) => setChosen(mends[Number(event.currentTarget.value)]?.choice)}
        />
      )}
      <MendPreview item={item} mend={mend} />
      <Button
        size="compact-sm"
        variant="default"
        data-mend={question}
        aria-describedby={describedBy}
        aria-keyshortcuts="Alt+Enter"
        title={t('mend.key')}
        onClick={({ currentTarget }) => {
          // When the companion covers the page as a dialog, the focus stays in it.
          const over = currentTarget.closest('[role="dialog"]') !== null
          store.edit(`wording:${question}`, (draft) => applyMend(draft, question, item, mend, newId))
          if (over) onGone()
          else focusField(stemField(question))
        }}
      >
        {t(`mend.do.${mend.kind}`)}
      </Button>
    </>
  )
}
