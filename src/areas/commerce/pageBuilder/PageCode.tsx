import { QRCode, Typography } from 'antd'
import { useT } from '@/locales'

export const pagePath = (id: string): string => `/mall/subject?id=${encodeURIComponent(id)}`

/**
 * Path of a saved topic page, to copy and as a code for the app and the mini-program. It is not an address of the
 * console.
 */
export const PageCode = ({ id }: { id: string }) => {
  const t = useT()
  const path = pagePath(id)
  return (
    <div className="link-card">
      <QRCode value={path} size={132} type="svg" color="#000000" bgColor="#ffffff" aria-label={t('kit.qrCode')} />
      <Typography.Text copyable={{ text: path, tooltips: [t('kit.copy'), t('kit.copied')] }} className="link-address">
        {path}
      </Typography.Text>
    </div>
  )
}
