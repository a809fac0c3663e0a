import './reason.css'
import { type TextKey, useT } from '@/locales'

/** Preview of the message, a text with the placeholder {reason}. Shows a hint while the reason is empty. */
export const NoticePreview = ({ label, notice, words }: { label: TextKey; notice: TextKey; words: string }) => {
  const t = useT()
  return (
    <div className="reason-notice" role="status">
      <span className="quiet">{t(label)}</span>
      <p>{words ? t(notice, { reason: words }) : t('reason.noneYet')}</p>
    </div>
  )
}
