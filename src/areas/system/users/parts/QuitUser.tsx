import { Alert, Form, Space } from 'antd'
import { useState } from 'react'
import { ApiError } from '@/api/error'
import * as users from '@/api/system/users'
import { UserSelect } from '@/business/UserSelect'
import { dealerType, userStatus } from '@/entities/shared/enums'
import type { User } from '@/entities/shared/user'
import { useAction } from '@/kit/data/useAction'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { useT } from '@/locales'

const successors = (user: User) => (keyword: string | undefined) =>
  users.list.query({
    keyword,
    status: [userStatus.active],
    ...(user.dealerCode ? { dealerCode: user.dealerCode } : { dealerType: [dealerType.headquarters, dealerType.area] }),
    pageNo: 1,
    pageSize: 20,
  })

/**
 * Closes the account of a person who leaves; open leads and approvals are transferred to a successor, which the
 * server may require.
 */
export const QuitUser = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const [heirId, setHeir] = useState<string>()
  const [fault, setFault] = useState<string>()
  const name = user.nickname || user.username
  const quit = async () => {
    setFault(undefined)
    const done = await act(() => users.quit({ id: user.id, heirId }), {
      done: t('users.left'),
      onError: (error) => setFault(error instanceof ApiError ? (error.fields.heirId ?? error.message) : undefined),
    })
    if (done) onClose()
  }
  return (
    <Dialog
      open
      title={t('users.quitAsk', { name })}
      onClose={onClose}
      footer={<DialogButtons safe ok={t('users.quit')} danger busy={busy} onOk={() => void quit()} onClose={onClose} />}
    >
      <Space orientation="vertical" size={16} className="full-width">
        <Alert
          type="error"
          showIcon
          title={t(user.childAccounts?.length ? 'users.quitEffectAll' : 'users.quitEffect')}
        />
        <Form layout="vertical" component={false}>
          <Form.Item
            label={t('users.heir')}
            htmlFor="quit-heir"
            extra={t('users.heirHint')}
            help={fault}
            validateStatus={fault ? 'error' : undefined}
          >
            <UserSelect
              id="quit-heir"
              from={successors(user)}
              without={[user.id, ...(user.childAccounts ?? []).map(({ id }) => id)]}
              value={heirId}
              placeholder={t('users.keyword')}
              onChange={(to) => {
                setHeir(typeof to === 'string' ? to : undefined)
                setFault(undefined)
              }}
            />
          </Form.Item>
        </Form>
      </Space>
    </Dialog>
  )
}
