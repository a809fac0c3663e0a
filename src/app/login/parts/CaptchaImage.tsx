import { useT } from '@/locales'
import type { useCaptcha } from '../useCaptcha'

export const CaptchaImage = ({ captcha: { drawn, renew, fail } }: { captcha: ReturnType<typeof useCaptcha> }) => {
  const t = useT()
  const image = 'image' in drawn ? drawn.image : undefined
  const says =
    drawn.state === 'failed' ? t('login.imageFailed') : drawn.state === 'expired' ? t('login.imageExpired') : undefined
  return (
    <button
      type="button"
      className="login-image"
      data-state={drawn.state}
      aria-label={says ?? t('login.image')}
      onClick={() => void renew()}
    >
      {image && <img src={image} alt="" width={120} height={40} onError={fail} />}
      {drawn.state === 'loading' && <span className="look-spinner" aria-hidden />}
      {says && <span className="login-image-says">{says}</span>}
    </button>
  )
}
