import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './account.module.css'
import type { FieldRow } from './member-fields.ts'

/** Names and values to be sent, which can be changed freely: the service itself reports what is missing. */
export function FieldRows({
  rows,
  onChange,
}: {
  rows: readonly FieldRow[]
  onChange: (rows: FieldRow[]) => void
}) {
  const { t } = useTranslation('account')
  const edit = (id: number, patch: Partial<FieldRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...patch } : row)))
  const numbered = rows.map((row, position) => ({ row, number: position + 1 }))
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('members.fields')}</legend>
      {numbered.map(({ row, number }) => (
        <div key={row.id} className={styles.fieldRow}>
          <TextInput
            aria-label={t('members.fieldNameOf', { number })}
            placeholder={t('members.fieldName')}
            value={row.name}
            onChange={(event) => edit(row.id, { name: event.currentTarget.value })}
          />
          <TextInput
            aria-label={row.name.trim() || t('members.fieldValueOf', { number })}
            placeholder={t('members.fieldValue')}
            value={row.value}
            onChange={(event) => edit(row.id, { value: event.currentTarget.value })}
            className={styles.fieldValue}
          />
          <ActionIcon
            aria-label={t('members.removeField', { number })}
            onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
          >
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() =>
            onChange([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, name: '', value: '' }])
          }
        >
          {t('members.addField')}
        </Button>
      </div>
    </fieldset>
  )
}
