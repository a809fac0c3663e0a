import './orders.css'
import { Alert, Button, Flex } from 'antd'
import { f } from '@/entities/field'
import { FormPanel } from '@/kit/form/FormPanel'
import { type TextKey, useT } from '@/locales'

const MIN = 5
const MAX = 200

/** Asks why something is refused, 5 to 200 characters, and sends it; or, `optional`, what is to be said of it. Input stays behind as a draft under its name. */
export const ReasonDialog = ({
  name,
  title,
  label,
  note,
  picks,
  optional = false,
  danger = !optional,
  okText,
  done,
  send,
  onClose,
}: {
  name: string
  title: string
  /** What the box is called. */
  label: TextKey
  /** Said above it: what follows, who reads it. */
  note?: string
  /** Reasons that are often given, under a name of their group: one press writes them. */
  picks?: { label: TextKey; reasons: readonly TextKey[] }
  optional?: boolean
  danger?: boolean
  okText: string
  done: string
  send: (reason: string) => unknown
  onClose: () => void
}) => {
  const t = useT()
  const field = {
    ...f.longtext(optional ? { max: MAX } : { required: true, min: MIN, max: MAX }),
    key: 'reason',
    label,
  } as const
  return (
    <FormPanel<{ reason?: string }>
      open
      asWindow
      keepsDraft
      width={480}
      danger={danger}
      name={name}
      title={title}
      initial={{}}
      save={({ reason }) => send(reason ?? '')}
      done={done}
      saveText={okText}
      onClose={onClose}
    >
      {({ Field, body }) => (
        <>
          {note && <Alert type={danger ? 'warning' : 'info'} showIcon title={note} className="reason-note" />}
          <Field of={field} />
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
