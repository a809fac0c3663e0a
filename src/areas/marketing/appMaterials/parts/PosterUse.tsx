import '../../parts/posters.css'
import { appDay, type AppUse } from '@/entities/marketing/appDay'
import { materialKind } from '@/entities/marketing/label'
import { type Poster, poster } from '@/entities/marketing/poster'
import { Chart } from '@/kit/chart/Chart'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { PosterPicture } from '../../parts/PosterPicture'
import { AppUseBoard } from './AppUseBoard'

const COUNTS = [appDay.viewCount, appDay.shareCount, appDay.scanCount]

/** A poster as a user of the owner app shares it: with a code of the user's own. */
const AppPoster = ({ row }: { row: Poster }) => {
  const t = useT()
  return (
    <PhoneFrame title={t('posters.image')}>
      <div className="phone-poster app-poster">
        <PosterPicture src={row.imageUrl} boxes={row.qrPosition} />
        <div className="app-poster-foot" aria-hidden>
          <span>{t('appMaterials.save')}</span>
          <span>{t('appMaterials.share')}</span>
        </div>
      </div>
    </PhoneFrame>
  )
}

const Funnel = ({ row }: { row: Poster }) => {
  const t = useT()
  const steps = [
    { name: t('appMaterials.views'), of: row.viewCount },
    { name: t('appMaterials.shares'), of: row.shareCount },
    { name: t('appMaterials.scans'), of: row.scanCount },
    { name: t('appMaterials.contacts'), of: row.clueCount },
  ]
  return (
    <Chart
      shape="funnel"
      title={t('appMaterials.funnel')}
      of={t('posters.step')}
      height={240}
      categories={steps.map(({ name }) => name)}
      series={[{ name: t('posters.count'), values: steps.map(({ of }) => numberIn(of)) }]}
    />
  )
}

/** A poster as the owner app shows it, beside what it brought there. */
export const PosterUse = ({ row }: { row: Poster & AppUse }) => {
  const t = useT()
  return (
    <AppUseBoard row={row} status={poster.status} kind={materialKind.poster} phone={<AppPoster row={row} />}>
      <DailyFigures title={t('appMaterials.figures')} days={row.trend} date={appDay.date} counts={COUNTS} />
      <Funnel row={row} />
    </AppUseBoard>
  )
}
