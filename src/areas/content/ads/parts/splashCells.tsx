import './splash.css'
import { PlayCircleFilled } from '@ant-design/icons'
import { mediaType, splashAd, type SplashAd } from '@/entities/content/splashAd'
import { is } from '@/entities/field'
import { optionName } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { Cover } from '../../parts/Cover'
import { AdTitle } from './adCells'

export const SplashTitle = ({ row, address, plays }: { row: SplashAd; address: string; plays: boolean }) => {
  const t = useT()
  const title = <AdTitle title={row.title} address={address} />
  if (!plays) return title
  return (
    <TwoValues
      upper={title}
      below={
        <Mark tone="success" hint={t('splash.nowTip')}>
          {t('splash.now')}
        </Mark>
      }
    />
  )
}

export const SplashPicture = ({ row, alt }: { row: Pick<SplashAd, 'cover' | 'mediaType'>; alt: string }) => {
  const t = useT()
  if (!is(row.mediaType, mediaType.video))
    return (
      <span className="splash-cover">
        <Cover src={row.cover} alt={alt} width={54} height={96} />
      </span>
    )
  return (
    <span className="splash-cover" data-video="true">
      {row.cover && <Cover src={row.cover} alt={alt} width={54} height={96} />}
      <PlayCircleFilled aria-label={t('mediaType.video')} />
    </span>
  )
}

export const MediumCell = ({ row }: { row: Pick<SplashAd, 'mediaType' | 'duration'> }) => {
  const t = useT()
  return (
    <TwoValues
      upper={optionName(t, splashAd.mediaType, row.mediaType)}
      below={isBlank(row.duration) ? undefined : t('splash.seconds', { count: row.duration })}
    />
  )
}
