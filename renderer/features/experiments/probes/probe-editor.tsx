import { ActionIcon, Button, Menu, Textarea } from '@mantine/core'
import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultProbe } from '../../../../shared/experiments/probes/default-probe.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { type Probe, type ProbeKind, probeKindSchema } from '../../../../shared/models/experiment.ts'
import { newId } from '../../../lib/new-id.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { focusNow } from '../focus-soon.ts'
import styles from './probes.module.css'

interface ProbeEditorProps {
  probes: readonly Probe[]
  /** The item that the probes follow. */
  item: Question
  /**
   * `typing` names the probe whose text is being typed, so that the letters form one undo step; null for any other
   * change.
   */
  onChange: (probes: Probe[], typing: string | null) => void
}

/** The probes of an arm: their kinds, their order and their wording. */
export function ProbeEditor({ probes, item, onChange }: ProbeEditorProps) {
  const { t } = useTranslation('probes')
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const make = (kind: ProbeKind) => defaultProbe(kind, item, language, newId())
  const focus = (selector: string) => focusNow(selector, box.current)
  const add = (kinds: readonly ProbeKind[]) => {
    const added = kinds.map(make)
    onChange([...probes, ...added], null)
    focus(`[data-probe="${added[0]?.question.id}"] textarea`)
  }
  const remove = (at: number) => {
    const next = probes[at + 1] ?? probes[at - 1]
    onChange(probes.toSpliced(at, 1), null)
    focus(next ? `[data-probe="${next.question.id}"] textarea` : 'button')
  }
  const moveUp = (at: number) => {
    const moved = probes[at]
    if (!moved) return
    onChange(probes.toSpliced(at, 1).toSpliced(at - 1, 0, moved), null)
    focus(`[data-probe="${moved.question.id}"] textarea`)
  }
  return (
    <div ref={box} className={styles.probes}>
      <p className={styles.hint}>{t('hint')}</p>
      <ol className={styles.list} aria-label={t('heading')}>
        {probes.map((probe, at) => {
          const names = { number: at + 1, kind: t(`kind.${probe.kind}`) }
          return (
            <li key={probe.question.id} data-probe={probe.question.id}>
              <div className={styles.head}>
                <span className={styles.name}>{names.kind}</span>
                <span className={styles.purpose}>{t(`purpose.${probe.kind}`)}</span>
                {at > 0 && (
                  <ActionIcon aria-label={t('up', names)} onClick={() => moveUp(at)}>
                    <IconArrowUp size={16} aria-hidden="true" />
                  </ActionIcon>
                )}
                <ActionIcon aria-label={t('removeOf', names)} onClick={() => remove(at)}>
                  <IconX size={16} aria-hidden="true" />
                </ActionIcon>
              </div>
              <Textarea
                aria-label={t('stem', names)}
                autosize
                minRows={1}
                value={probe.question.stem}
                onChange={({ currentTarget: { value } }) =>
                  onChange(
                    probes.with(at, { ...probe, question: { ...probe.question, stem: value } }),
                    probe.question.id,
                  )
                }
              />
            </li>
          )
        })}
      </ol>
      <div>
        <Menu position="bottom-start" width={360} returnFocus={false}>
          <Menu.Target>
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />}>
              {t('add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {probes.length === 0 && (
              <Menu.Item onClick={() => add(probeKindSchema.options)}>{t('addAll')}</Menu.Item>
            )}
            {probeKindSchema.options.map((kind) => (
              <Menu.Item key={kind} onClick={() => add([kind])}>
                <span className={styles.what}>{t(`kind.${kind}`)}</span>
                <span className={styles.why}>{t(`purpose.${kind}`)}</span>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  )
}
