import './kit.css'
import { QRCode, Typography } from 'antd'
import { useT } from '@/locales'

/** An http(s) address to copy or open, and as a QR code for phones; anything else is shown as text only. */
export const LinkCard = ({ url }: { url: string }) => {
  const t = useT()
  const address = url.startsWith('/') ? `${location.origin}${url}` : url
  const isWeb = /^https?:\/\//i.test(address)
  return (
    <div className="link-card">
      {isWeb && <QRCode value={address} size={132} type="svg" color="#000000" bgColor="#ffffff" aria-label={t('kit.qrCode')} />}
      <Typography.Text copyable={{ text: address, tooltips: [t('kit.copy'), t('kit.copied')] }} className="link-address">
        {isWeb ? (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {address}
          </a>
        ) : (
          address
        )}
      </Typography.Text>
    </div>
  )
}
