import type { ReactNode } from 'react'
import { useT } from '@/locales'

export const PhoneFrame = ({
  title,
  children,
  height = 640,
}: {
  title?: string
  children: ReactNode
  height?: number
}) => {
  const t = useT()
  return (
    <figure className="phone-frame">
      <div className="phone-bar" aria-hidden>
        <span>9:41</span>
        <span className="phone-eye" />
        <span>5G</span>
      </div>
      {title !== undefined && <div className="phone-title">{title}</div>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls must be reached by keyboard */}
      <section className="phone-page" style={{ height }} tabIndex={0} aria-label={t('kit.phonePreview')}>
        {children}
      </section>
    </figure>
  )
}
