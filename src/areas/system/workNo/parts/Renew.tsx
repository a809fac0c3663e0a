import { Form as AntForm } from 'antd'
import { expireType } from '@/entities/system/enums'
import { type WorkNoBinding, workNoBinding } from '@/entities/system/workNoBinding'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { FormBody, useForm } from '@/kit/form/Form'
import { useT } from '@/locales'
import { EndDay } from './EndDay'

export interface Term {
  expireType: WorkNoBinding['expireType']
  expireTime?: string
}

/** Dialog for the term; an error of `send` is shown at its field. */
export const Renew = ({
  title,
  send,
  done,
  onClose,
}: {
  title: string
  send: (term: Term) => unknown
  done?: string
  onClose: () => void
}) => {
  const t = useT()
  const api = useForm<Term>({
    name: 'workNo.renew',
    initial: { expireType: expireType.noEnd },
    secret: ['expireType', 'expireTime'],
    save: ({ expireType: type, expireTime }) =>
      send({ expireType: type, expireTime: type === expireType.date ? expireTime : undefined }),
    done,
    onSaved: onClose,
  })
  const { form, Field } = api
  const type = AntForm.useWatch('expireType', form)
  const close = () => {
    api.markSaved()
    onClose()
  }
  return (
    <Dialog
      open
      title={title}
      width={440}
      onClose={close}
      footer={<DialogButtons ok={t('kit.ok')} busy={api.busy} onOk={api.submit} onClose={close} />}
    >
      <FormBody {...api.body}>
        <Field of={workNoBinding.expireType} />
        {type === expireType.date && (
          <Field of={workNoBinding.expireTime} required>
            <EndDay />
          </Field>
        )}
      </FormBody>
    </Dialog>
  )
}
