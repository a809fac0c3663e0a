import { CopyOutlined } from '@ant-design/icons'
import { Alert, Button, Form, Space } from 'antd'
import { useRef, useState } from 'react'
import { ApiError } from '@/api/error'
import * as users from '@/api/system/users'
import { validateValue } from '@/entities/rules'
import { type User, user as fields } from '@/entities/shared/user'
import { useAction } from '@/kit/data/useAction'
import { copy } from '@/kit/dialog/copy'
import { Dialog } from '@/kit/dialog/dialog'
import { PasswordBox } from '@/kit/form/controls'
import { randomPassword } from '@/lib/randomPassword'
import { useT } from '@/locales'

/** Sets a new password, generated or typed. It can be copied until the dialog closes and is not stored. */
export const ResetPassword = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const password = useRef('')
  const [fault, setFault] = useState<string>()
  const [done, setDone] = useState(false)
  const name = user.nickname || user.username
  const save = async () => {
    const wrong = validateValue(fields.password, password.current, t)
    setFault(wrong)
    if (wrong) return
    const good = await act(() => users.update({ id: user.id, password: password.current }), {
      done: t('users.passwordReset'),
      onError: (error) => setFault(error instanceof ApiError ? (error.fields.password ?? error.message) : undefined),
    })
    if (good) setDone(true)
  }
  return (
    <Dialog
      open
      title={t('users.resetOf', { name })}
      onClose={onClose}
      footer={
        done ? (
          <Space>
            <Button icon={<CopyOutlined />} onClick={() => void copy(password.current, t('kit.copied'))}>
              {t('users.copyPassword')}
            </Button>
            <Button type="primary" onClick={onClose}>
              {t('kit.close')}
            </Button>
          </Space>
        ) : (
          <Space>
            <Button onClick={onClose}>{t('kit.cancel')}</Button>
            <Button type="primary" loading={busy} onClick={() => void save()}>
              {t('users.resetPassword')}
            </Button>
          </Space>
        )
      }
    >
      <Space orientation="vertical" size={16} className="full-width">
        <Alert
          type={done ? 'success' : 'warning'}
          showIcon
          title={t(done ? 'users.passwordOnce' : 'users.resetEffect')}
        />
        {(user.parentId || user.childAccounts?.length > 0) && !done && (
          <Alert type="info" showIcon title={t('users.passwordShared')} />
        )}
        <Form layout="vertical" component={false}>
          <Form.Item
            label={t('users.newPassword')}
            htmlFor="reset-password"
            extra={t('rule.passwordWeak')}
            help={fault}
            validateStatus={fault ? 'error' : undefined}
          >
            <PasswordBox
              id="reset-password"
              generate={randomPassword}
              disabled={done}
              onChange={(typed) => {
                password.current = typed
                setFault(undefined)
              }}
            />
          </Form.Item>
        </Form>
      </Space>
    </Dialog>
  )
}
