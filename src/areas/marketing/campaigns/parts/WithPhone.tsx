import '../campaigns.css'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { Panel } from '@/kit/dialog'
import { useMedia } from '@/kit/useMedia'
import { useT } from '@/locales'

/** A form or record with its preview in a phone at the right; where the window is too narrow for both, a button opens the preview. */
export const WithPhone = ({ phone, children }: { phone: ReactNode; children: ReactNode }) => {
  const t = useT()
  const isWide = useMedia('(min-width: 1280px)')
  const [open, setOpen] = useState(false)
  return (
    <div className="campaign-with-phone">
      <div>
        {!isWide && (
          <p>
            <Button onClick={() => setOpen(true)}>{t('campaign.preview')}</Button>
          </p>
        )}
        {children}
      </div>
      {isWide ? (
        <aside aria-label={t('campaign.preview')}>{phone}</aside>
      ) : (
        <Panel open={open} title={t('campaign.preview')} width={460} onClose={() => setOpen(false)}>
          {phone}
        </Panel>
      )}
    </div>
  )
}
