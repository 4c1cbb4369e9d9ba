import { Button, Modal, Radio } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Taught } from '../../../../shared/models/reading-desk.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import styles from '../desk.module.css'

interface WaysDialogProps {
  /** What was pointed at, as a heading. */
  what: string
  ways: readonly Taught[]
  onChoose: (way: Taught) => void
  onClose: () => void
}

/** Several ways to understand what was pointed at: each with what it would read. The likeliest is chosen beforehand. */
export function WaysDialog({ what, ways, onChoose, onClose }: WaysDialogProps) {
  const { t } = useTranslation(['desk', 'common'])
  const language = useLanguage()
  const [chosen, setChosen] = useState(0)
  const take = () => {
    const way = ways[chosen]
    if (way) onChoose(way)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('ways.title')}
      centered
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <Radio.Group
          label={what}
          description={t(onlyNumbersDiffer(ways) ? 'ways.numbers' : 'ways.intro')}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
        >
          <div className={styles.ways}>
            {ways.map((way, at) => (
              <Radio
                key={wayKey(way, at)}
                value={String(at)}
                data-autofocus={at === 0 || undefined}
                label={wayWords(way, t)}
                description={t('ways.reads', {
                  understood: formatNumber(way.understood, language),
                  notUnderstood: formatNumber(way.notUnderstood, language),
                })}
              />
            ))}
          </div>
        </Radio.Group>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit">{t('ways.take')}</Button>
        </DialogFoot>
      </form>
    </Modal>
  )
}

/** How a value is generalised, and where numbers begin if that is what is asked. */
function wayWords({ how, from }: Taught, t: TFunction<['desk', 'common']>): string {
  const words = t(`ways.${how}`)
  return from === null ? words : t('ways.from', { how: words, from })
}

function onlyNumbersDiffer(ways: readonly Taught[]): boolean {
  return new Set(ways.map(({ how }) => how)).size === 1 && ways.every(({ from }) => from !== null)
}

const wayKey = ({ how, from }: Taught, at: number) => `${at} ${how} ${from ?? ''}`
