import './materials.css'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { Panel } from '@/kit/dialog'
import { useMedia } from '@/kit/useMedia'
import { useT } from '@/locales'

/** A form or a record with its preview in a phone at the right; where the window is too narrow for both, the preview opens with a button. */
export const WithPhone = ({ phone, children }: { phone: ReactNode; children: ReactNode }) => {
  const t = useT()
  const isWide = useMedia('(min-width: 1280px)')
  const [open, setOpen] = useState(false)
  return (
    <div className="with-phone">
      <div className="with-phone-main">
        {!isWide && (
          <p>
            <Button onClick={() => setOpen(true)}>{t('materials.preview')}</Button>
          </p>
        )}
        {children}
      </div>
      {isWide && <aside aria-label={t('materials.preview')}>{phone}</aside>}
      {!isWide && (
        <Panel open={open} title={t('materials.preview')} width={460} onClose={() => setOpen(false)}>
          {phone}
        </Panel>
      )}
    </div>
  )
}
