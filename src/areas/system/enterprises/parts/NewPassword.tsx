import { Alert, Button, Space } from 'antd'
import type { RefObject } from 'react'
import { copy } from '@/kit/dialog/copy'
import { Dialog } from '@/kit/dialog/dialog'
import { maskPhone } from '@/kit/show/format'
import { useT } from '@/locales'

/**
 * Shows a new password once, to be copied, or says where the server sent it. The password is written straight into the page and forgotten with
 * the window: it is in no state, attribute or cache.
 */
export const NewPassword = ({
  told,
  secretRef,
  phone,
  onClose,
}: {
  /** What is told: the password in hand, or that it was sent. */
  told: 'password' | 'sent' | undefined
  secretRef: RefObject<string | undefined>
  phone: string
  onClose: () => void
}) => {
  const t = useT()
  const write = (element: HTMLElement | null) => {
    if (element) element.textContent = secretRef.current ?? ''
  }
  return (
    <Dialog
      open={told !== undefined}
      title={t('companies.newPassword')}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('kit.close')}
        </Button>
      }
    >
      {told === 'sent' && (
        <Alert type="success" showIcon title={t('companies.passwordSent', { phone: maskPhone(phone) })} />
      )}
      {told === 'password' && (
        <Space orientation="vertical" size={12}>
          <Alert type="warning" showIcon title={t('companies.passwordOnce')} />
          <Space>
            <code ref={write} translate="no" className="digits" style={{ fontSize: 18 }} />
            <Button onClick={() => void copy(secretRef.current ?? '', t('kit.copied'))}>{t('kit.copy')}</Button>
          </Space>
        </Space>
      )}
    </Dialog>
  )
}
