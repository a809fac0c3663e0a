import { Alert, Button, Space } from 'antd'
import type { RefObject } from 'react'
import { notify } from '@/api/notices'
import { Dialog } from '@/kit/dialog'
import { maskPhone } from '@/kit/format'
import { copyText } from '@/lib/copyText'
import { useT } from '@/locales'

/**
 * Shows a new password once, to be copied; without one in hand it says where the server sent it. The password is written straight into the page
 * and forgotten with the window: it is in no state, attribute or cache.
 */
export const NewPassword = ({ open, secret, phone, onClose }: { open: boolean; secret: RefObject<string | undefined>; phone: string; onClose: () => void }) => {
  const t = useT()
  const close = () => {
    secret.current = undefined
    onClose()
  }
  const copy = async () => {
    if (secret.current && (await copyText(secret.current))) notify('success', t('kit.copied'))
  }
  return (
    <Dialog
      open={open}
      title={t('companies.newPassword')}
      onClose={close}
      footer={
        <Button type="primary" onClick={close}>
          {t('kit.close')}
        </Button>
      }
    >
      {open && <Body secret={secret} phone={phone} copy={copy} />}
    </Dialog>
  )
}

const Body = ({ secret, phone, copy }: { secret: RefObject<string | undefined>; phone: string; copy: () => Promise<void> }) => {
  const t = useT()
  const write = (element: HTMLElement | null) => {
    if (element) element.textContent = secret.current ?? ''
    return () => {
      if (element) element.textContent = ''
    }
  }
  // Read while the window opens, on purpose: a ref is the one place that React neither shows nor keeps.
  // oxlint-disable-next-line react/react-compiler
  if (!secret.current) return <Alert type="success" showIcon title={t('companies.passwordSent', { phone: maskPhone(phone) })} />
  return (
    <Space orientation="vertical" size={12}>
      <Alert type="warning" showIcon title={t('companies.passwordOnce')} />
      <Space>
        <code ref={write} translate="no" className="digits" style={{ fontSize: 18 }} />
        <Button onClick={() => void copy()}>{t('kit.copy')}</Button>
      </Space>
    </Space>
  )
}
