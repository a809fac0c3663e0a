import { Form } from 'antd'
import { useState } from 'react'
import * as users from '@/api/system/users'
import { UserSelect } from '@/business/UserSelect'
import type { User } from '@/entities/shared/user'
import { useAction } from '@/kit/data/useAction'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { useT } from '@/locales'

/** Makes an existing account a child; only accounts without parent and children are offered. */
export const AttachChild = ({
  main,
  open,
  onSaved,
  onClose,
}: {
  main: User
  open: boolean
  onSaved: () => Promise<void>
  onClose: () => void
}) => {
  const t = useT()
  const { act, busy } = useAction()
  const [id, setId] = useState<string>()
  const [fault, setFault] = useState<string>()
  const close = () => {
    setId(undefined)
    setFault(undefined)
    onClose()
  }
  const save = async () => {
    if (!id) return setFault(t('rule.choose', { field: t('users.account') }))
    setFault(undefined)
    const work = () => users.update({ id, parentId: main.id }).then(onSaved)
    if (
      await act(work, {
        done: t('users.attached'),
        onError: (error) => setFault(error instanceof Error ? error.message : ''),
      })
    )
      close()
  }
  return (
    <Dialog
      open={open}
      title={t('users.childAttach')}
      onClose={close}
      footer={<DialogButtons ok={t('kit.ok')} busy={busy} onOk={() => void save()} onClose={close} />}
    >
      <Form layout="vertical" component={false}>
        <Form.Item
          label={t('users.account')}
          htmlFor="attach-child"
          required
          extra={t('users.childAttachHint')}
          help={fault}
          validateStatus={fault ? 'error' : undefined}
        >
          <UserSelect
            id="attach-child"
            free
            without={[main.id]}
            value={id}
            placeholder={t('users.keyword')}
            onChange={(to) => {
              setId(typeof to === 'string' ? to : undefined)
              setFault(undefined)
            }}
          />
        </Form.Item>
      </Form>
    </Dialog>
  )
}
