import { Alert, Button, Flex } from 'antd'
import type { Field as EntityField } from '@/entities/field'
import { type TextKey, useT } from '@/locales'
import { plain } from '../show/format'
import { FormPanel } from './FormPanel'

interface Picks {
  label: TextKey
  reasons: readonly TextKey[]
}

/**
 * Dialog for the reason of a rejection or another remark, by the rules of a field; `picks` insert one common reason
 * below text that was typed. Unsent text is kept as a draft under its name.
 */
export const ReasonDialog = ({
  name,
  title,
  field,
  note,
  picks,
  okText,
  done,
  send,
  onClose,
}: {
  name: string
  title: string
  field: Pick<EntityField, 'label' | 'required' | 'min' | 'max'>
  note?: string
  picks?: Picks
  okText: string
  done?: string
  send: (reason: string) => unknown
  onClose: () => void
}) => {
  const t = useT()
  const { label, required, min, max } = field
  const reason = {
    kind: 'longtext',
    key: 'reason',
    label,
    required,
    min,
    max,
    value: undefined as string | undefined,
  } as const // The form's own type of the value.
  return (
    <FormPanel<{ reason?: string }>
      open
      asWindow
      keepsDraft
      width={480}
      danger={required}
      name={name}
      title={title}
      initial={{}}
      save={(values) => send(values.reason ?? '')}
      done={done}
      saveText={okText}
      onClose={onClose}
    >
      {({ Field, body }) => (
        <>
          {note && <Alert type={required ? 'warning' : 'info'} showIcon title={note} className="space-below" />}
          <Field of={reason} />
          {picks && (
            <Flex wrap gap={8} role="group" aria-label={t(picks.label)}>
              {picks.reasons.map((key) => (
                <Button
                  key={key}
                  size="small"
                  onClick={() => {
                    const lines = plain(body.form.getFieldValue('reason')).trim().split('\n')
                    const typed = picks.reasons.some((one) => t(one) === lines.at(-1)) ? lines.slice(0, -1) : lines
                    const chosen = { reason: [...typed, t(key)].join('\n').trim() }
                    body.form.setFieldsValue(chosen)
                    body.onValues(chosen)
                  }}
                >
                  {t(key)}
                </Button>
              ))}
            </Flex>
          )}
        </>
      )}
    </FormPanel>
  )
}
