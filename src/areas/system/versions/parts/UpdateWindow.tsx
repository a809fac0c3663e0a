import { PhoneButton } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { useT } from '@/locales'
import type { VersionInput } from '@/api/system/versions'
import { updateType as updateTypes } from '@/entities/system/enums'

export const UpdateWindow = ({ versionNo, title, content, updateType, packageSize }: VersionInput) => {
  const t = useT()
  const lines = (content ?? '').split('\n').filter((line) => line.trim() !== '')
  const mode = Number(updateType)
  return (
    <PhoneFrame height={520}>
      {mode === updateTypes.silent ? (
        <p className="update-silent">{t('versions.silentPreview')}</p>
      ) : (
        <div className="update-shade">
          <div className="update-window">
            <strong className="update-title">{title || t('appVersion.title')}</strong>
            <span className="update-version">
              {[versionNo && `V${versionNo}`, packageSize].filter(Boolean).join(' · ')}
            </span>
            <ol className="update-news">
              {lines.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </ol>
            <PhoneButton>{t('versions.updateNow')}</PhoneButton>
            {mode !== updateTypes.forced && <span className="update-later">{t('versions.updateLater')}</span>}
          </div>
        </div>
      )}
    </PhoneFrame>
  )
}
