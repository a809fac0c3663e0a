import './withPhone.css'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useT } from '@/locales'
import { Panel } from '../dialog/dialog'
import { useMedia } from './useMedia'

/** Form or record with a phone preview at its right. In a narrow window a button opens the preview. */
export const WithPhone = ({ phone, children }: { phone: ReactNode; children: ReactNode }) => {
  const t = useT()
  const isWide = useMedia('(width >= 1200px)')
  const [open, setOpen] = useState(false)
  return (
    <div className="with-phone">
      <div className="with-phone-main">
        {!isWide && (
          <p>
            <Button onClick={() => setOpen(true)}>{t('kit.phonePreview')}</Button>
          </p>
        )}
        {children}
      </div>
      {isWide ? (
        <aside aria-label={t('kit.phonePreview')}>{phone}</aside>
      ) : (
        <Panel open={open} title={t('kit.phonePreview')} width={460} onClose={() => setOpen(false)}>
          {phone}
        </Panel>
      )}
    </div>
  )
}
