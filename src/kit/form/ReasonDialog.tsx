import { Alert, Button, Flex } from 'antd'
import type { Field as EntityField } from '@/entities/field'
import { type TextKey, useT } from '@/locales'
import { FormPanel } from './FormPanel'

/** Reasons that are often given, under a name of their group. */
interface Picks {
  label: TextKey
  reasons: readonly TextKey[]
}

/** Asks why something is refused, or what is to be said of it, by the rules of a field; `picks` write a usual reason at one press. What was typed stays behind as a draft under its name. */
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
  /** What the box is called, and how long it is; where it is not required, nothing is refused. */
  field: Pick<EntityField, 'label' | 'required' | 'min' | 'max'>
  /** Said above it: what follows, who reads it. */
  note?: string
  picks?: Picks
  okText: string
  /** Told once it went well; nothing where whoever asked tells it. */
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
  } as const // as the form holds it
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
                    const chosen = { reason: t(key) }
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
