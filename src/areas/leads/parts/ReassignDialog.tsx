import { Alert, Form } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { notify } from '@/api/notices'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { FormBody, type FormField, useForm } from '@/kit/form/Form'
import { type TextKey, useT } from '@/locales'
import { type Batch, type Reassign, ReassignProgress, ReassignResult, useReassignment } from './reassignment'

/** Above so many leads it is asked once more. */
const MANY = 50

interface ReassignDialogProps<V extends object> {
  /** Who the form is. */
  name: string
  title: string
  /** What is done, as on its button. */
  label: TextKey
  /** How many leads go, and what is told when all of them went. */
  count: number
  done: string
  call: Reassign
  initial?: Partial<V>
  batchesOf: (values: V) => readonly Batch[]
  /** What is said about leads that stay behind. */
  dropped?: string
  width?: number
  onClose: () => void
  /** Something was given away: the selection or the page may follow. */
  onDone?: () => void
  /** The fields, by what is chosen so far. */
  children: (values: Partial<V>, Field: FormField<V>) => ReactNode
}

/** The window in which leads are given away: asks again above 50 of them, shows how far it is, lists what failed and lets just that be tried again. */
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
      <FormBody {...api.body} disabled={api.busy}>
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
