import { Button, Modal } from 'antd'
import { useT } from '@/locales'
import { adoptIdentity } from '@/session/flow'

/** Stands over everything when another browser tab signed out or changed the identity: nothing here may go on under the old one. */
export const ForeignDialog = () => {
  const t = useT()
  return (
    <Modal
      open
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      zIndex={3000}
      title={t('shell.foreignTitle')}
      footer={
        <Button type="primary" onClick={adoptIdentity}>
          {t('shell.foreignGo')}
        </Button>
      }
    >
      {t('shell.foreignText')}
    </Modal>
  )
}
