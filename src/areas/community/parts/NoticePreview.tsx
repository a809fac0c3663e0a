import './reason.css'
import { type TextKey, useT } from '@/locales'

/** What whoever it concerns receives, in a text with the place {reason}; what is still to be said where there are no words yet. */
export const NoticePreview = ({ label, notice, words }: { label: TextKey; notice: TextKey; words: string }) => {
  const t = useT()
  return (
    <div className="reason-notice" role="status">
      <span className="quiet">{t(label)}</span>
      <p>{words ? t(notice, { reason: words }) : t('reason.noneYet')}</p>
    </div>
  )
}
