import { Form as AntForm } from 'antd'
import { ApiError } from '@/api/error'
import { type WorkNoBinding, workNoBinding } from '@/entities/system/workNoBinding'
import { useAct } from '@/kit/act'
import { Answers, Dialog } from '@/kit/dialog'
import { Field } from '@/kit/form/Form'
import { useT } from '@/locales'
import { EndDay } from './EndDay'
import { FIXED, NO_END } from './values'

/** For how long a number is bound from now on. */
export interface Term {
  expireType: WorkNoBinding['expireType']
  expireTime?: string
}

/** Asks for how long; `send` may refuse, which lands at its field. */
export const Renew = ({ title, send, done, onClose }: { title: string; send: (term: Term) => unknown; done?: string; onClose: () => void }) => {
  const t = useT()
  const [form] = AntForm.useForm<Term>()
  const type = AntForm.useWatch('expireType', form)
  const { act, busy } = useAct()
  const submit = async () => {
    const values = await form.validateFields().catch(() => undefined)
    if (!values) return
    const ok = await act(() => send({ expireType: values.expireType, expireTime: values.expireType === FIXED ? values.expireTime : undefined }), {
      done,
      onError: (error) => {
        if (error instanceof ApiError) form.setFields([{ name: 'expireTime', errors: error.fields.expireTime ? [error.fields.expireTime] : [] }])
      },
    })
    if (ok) onClose()
  }
  return (
    <Dialog open title={title} width={440} onClose={onClose} footer={<Answers ok={t('kit.ok')} busy={busy} onOk={() => void submit()} onClose={onClose} />}>
      <AntForm form={form} layout="vertical" initialValues={{ expireType: NO_END }}>
        <Field of={workNoBinding.expireType} />
        {type === FIXED && (
          <Field of={workNoBinding.expireTime} required>
            <EndDay />
          </Field>
        )}
      </AntForm>
    </Dialog>
  )
}
