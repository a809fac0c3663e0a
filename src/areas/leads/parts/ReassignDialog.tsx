import { Alert, Form } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { notify } from '@/api/notices'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { FormBody, type FormField, useForm } from '@/kit/form/Form'
import { type TextKey, useT } from '@/locales'
import { type Batch, type Reassign, ReassignProgress, ReassignResult, useReassignment } from './reassignment'

/** Number of leads above which a second confirmation is required. */
const MANY = 50

interface ReassignDialogProps<V extends object> {
  name: string
  title: string
  label: TextKey
  count: number
  done: string
  call: Reassign
  initial?: Partial<V>
  batchesOf: (values: V) => readonly Batch[]
  dropped?: string
  width?: number
  onClose: () => void
  /** Called after leads were given away, so that the selection or the page can be updated. */
  onDone?: () => void
  children: (values: Partial<V>, Field: FormField<V>) => ReactNode
}

/**
 * Dialog that gives leads away. Confirms again above 50 leads, shows the progress, and lists failures, which can be
 * retried alone.
 */
export const ReassignDialog = <V extends object>({
  name,
  title,
  label,
  count,
  done,
  call,
  initial = {},
  batchesOf,
  dropped,
  width = 600,
  onClose,
  onDone,
  children,
}: ReassignDialogProps<V>) => {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const [over, setOver] = useState(false)
  const failures = useRef(0)
  const reassigning = useReassignment(call)
  const api = useForm({
    name,
    initial,
    save: async (values) => {
      failures.current = (await reassigning.give(batchesOf(values))).length
      if (failures.current < count) onDone?.()
    },
    onSaved: () => {
      if (failures.current) return setOver(true)
      notify('success', done)
      onClose()
    },
  })
  const values: Partial<V> = Form.useWatch((all: V) => all, api.form) ?? initial
  const close = () => {
    if (api.busy) return
    api.markSaved()
    onClose()
  }
  const submit = async () => {
    if (count === 0) return
    if (count <= MANY) return api.submit()
    if (await api.check()) setAsking(true)
  }
  if (over) return <ReassignResult title={title} reassigning={reassigning} onClose={onClose} onDone={onDone} />
  return (
    <Dialog
      open
      title={title}
      width={width}
      onClose={close}
      footer={
        <DialogButtons
          ok={t(label)}
          busy={api.busy}
          disabled={count === 0}
          onOk={() => void submit()}
          onClose={close}
        />
      }
    >
      {dropped && <Alert type="warning" showIcon title={dropped} className="space-below" />}
      <FormBody {...api.body} onFinish={() => void submit()} disabled={api.busy}>
        {children(values, api.Field)}
      </FormBody>
      <ReassignProgress state={reassigning.state} />
      <ConfirmDialog
        question={
          asking ? { title: t('leads.manyAsk', { action: t(label), count }), effect: t('leads.manyEffect') } : undefined
        }
        busy={api.busy}
        onCancel={() => setAsking(false)}
        onOk={() => {
          setAsking(false)
          api.submit()
        }}
      />
    </Dialog>
  )
}
