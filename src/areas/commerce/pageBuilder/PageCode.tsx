import { QRCode, Typography } from 'antd'
import { useT } from '@/locales'

/** Path of a topic page in the app and the mini-program. */
export const pagePath = (id: string): string => `/mall/subject?id=${encodeURIComponent(id)}`

/** The path of a saved topic page, to copy, and as a code that the app and the mini-program scan: it is no address of the console. */
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
