import { QRCode, Typography } from 'antd'
import { webUrl } from '@/lib/external'
import { useT } from '@/locales'
import { plain } from './format'
import { OutLink } from './OutLink'

/**
 * An http(s) address or a path of the console, to copy or open, with a QR code. Anything else is only text to copy.
 */
export const LinkCard = ({ url }: { url: string }) => {
  const t = useT()
  const text = plain(url)
  const address = text.startsWith('/') ? `${location.origin}${text}` : text
  const isWeb = webUrl(address) !== undefined
  return (
    <div className="link-card">
      {isWeb && (
        <QRCode value={address} size={132} type="svg" color="#000000" bgColor="#ffffff" aria-label={t('kit.qrCode')} />
      )}
      <Typography.Text
        copyable={{ text: address, tooltips: [t('kit.copy'), t('kit.copied')] }}
        className="link-address"
      >
        {isWeb ? <OutLink href={address}>{address}</OutLink> : address}
      </Typography.Text>
    </div>
  )
}
